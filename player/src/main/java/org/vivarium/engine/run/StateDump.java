package org.vivarium.engine.run;

import java.io.IOException;
import org.vivarium.engine.Engine;
import org.vivarium.engine.scene.SceneKind;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.BattleState;
import org.vivarium.engine.state.BattlerState;
import org.vivarium.engine.state.EventState;
import org.vivarium.engine.state.GameState;
import org.vivarium.engine.state.HeroState;

/**
 * Writes the state of a frame as one line of JSON, in the keys of the reference recordings. The
 * events of a map are left out of a line in which they stand as in the line before; variables that
 * hold date, time or the frame counter are left out of all lines, as in the recordings.
 */
public final class StateDump {
    private final Appendable out;
    private final StringBuilder line = new StringBuilder(4096);
    private String lastEvents = "";

    public StateDump(Appendable out) {
        this.out = out;
    }

    /** Appends the line of a frame, numbered from the base of the run. */
    public void write(long frame, Engine engine) throws IOException {
        GameState s = engine.state;
        line.setLength(0);
        line.append("{\"frame\":").append(frame);
        number("abs", engine.frames());
        SceneKind scene = engine.scenes.current();
        line.append(",\"scene\":\"").append(scene.label()).append('"');
        number("trans", s.transition.active ? 1 : 0);
        number("erased", s.transition.erased ? 1 : 0);
        number("sysframe", s.system.frameCount);
        hero(s);
        lists(s, engine);
        if (s.map.id > 0) {
            events(s);
        }
        out.append(line.append("}\n"));
    }

    private void hero(GameState s) {
        HeroState hero = s.hero;
        number("map", s.map.id);
        number("x", hero.x);
        number("y", hero.y);
        number("dir", hero.direction);
        number("facing", hero.facing);
        number("rem", hero.remaining);
        if (hero.jumping) {
            number("jump", 1);
        } else {
            number("jump", 0);
        }
        if (s.map.id > 0) {
            number("camx", s.map.camera.x);
            number("camy", s.map.camera.y);
        }
        number("msg", s.message.visible ? 1 : 0);
    }

    private void lists(GameState s, Engine engine) {
        line.append(",\"sw\":[");
        for (int id = 1; id <= s.switches.count(); id++) {
            if (s.switches.get(id)) {
                item(id);
            }
        }
        line.append("],\"var\":{");
        for (int id = 1; id <= s.variables.count(); id++) {
            if (s.variables.get(id) != 0 && !s.variables.isClocked(id)) {
                separate();
                line.append('"').append(id).append("\":").append(s.variables.get(id));
            }
        }
        line.append("},\"pics\":[");
        for (int i = 0; i < s.pictures.size(); i++) {
            if (!s.pictures.get(i).name.isEmpty()) {
                item(i + 1);
            }
        }
        line.append(']');
        number("gold", s.party.gold);
        line.append(",\"party\":[");
        for (int i = 0; i < s.party.size; i++) {
            ActorState actor = s.actor(s.party.members[i]);
            if (actor != null) {
                separate();
                line.append('[').append(actor.id).append(',').append(actor.level);
                line.append(',').append(actor.hp).append(',').append(actor.sp).append(']');
            }
        }
        line.append(']');
        if (engine.scenes.current() == SceneKind.BATTLE) {
            enemies(s.battle);
        }
    }

    /** Each enemy's row, HP, and whether it is there and alive. */
    private void enemies(BattleState battle) {
        line.append(",\"enemies\":[");
        for (int i = 0; i < battle.enemies.size(); i++) {
            BattlerState e = battle.enemies.get(i);
            separate();
            line.append('[').append(e.enemy).append(',').append(e.hp);
            line.append(',').append(e.hidden || e.hp == 0 ? 0 : 1).append(']');
        }
        line.append(']');
    }

    private void events(GameState s) {
        int from = line.length();
        line.append(",\"ev\":[");
        for (int i = 0; i < s.map.events.size(); i++) {
            EventState e = s.map.events.get(i);
            separate();
            line.append('[').append(e.id).append(',').append(e.x).append(',').append(e.y);
            line.append(',').append(e.facing).append(',').append(e.remaining);
            line.append(',').append(e.active ? 1 : 0).append(']');
        }
        line.append(']');
        String events = line.substring(from);
        if (events.equals(lastEvents)) {
            line.setLength(from);
        }
        lastEvents = events;
    }

    private void number(String key, long value) {
        line.append(",\"").append(key).append("\":").append(value);
    }

    private void item(int value) {
        separate();
        line.append(value);
    }

    private void separate() {
        char last = line.charAt(line.length() - 1);
        if (last != '[' && last != '{') {
            line.append(',');
        }
    }
}
