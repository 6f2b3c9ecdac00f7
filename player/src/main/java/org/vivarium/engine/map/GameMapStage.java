package org.vivarium.engine.map;

import org.vivarium.engine.Engine;
import org.vivarium.engine.scene.ScreenTransitions;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.HeroState;
import org.vivarium.engine.state.TransitionState;
import org.vivarium.model.SystemData;

/** Screen, music and leader around a transfer, from a running game. */
final class GameMapStage implements MapStage {
    private static final int TELEPORT_ERASE = 0;
    private static final int TELEPORT_SHOW = 1;
    private static final int SKILL_FADE = 35;
    private static final int TRANSLUCENT = 3;

    private final Engine engine;

    GameMapStage(Engine engine) {
        this.engine = engine;
    }

    @Override
    public boolean transitionRuns() {
        return engine.transitions.active();
    }

    @Override
    public void eraseForTransfer(TransferKind kind) {
        if (kind == TransferKind.SKILL) {
            engine.transitions.erase(ScreenTransitions.FADE, SKILL_FADE);
        } else if (kind != TransferKind.QUICK) {
            engine.transitions.erase(setting(TELEPORT_ERASE), 0);
        }
    }

    @Override
    public void showAfterTransfer(TransferKind kind) {
        TransitionState transition = engine.state.transition;
        switch (kind) {
            case SKILL -> {
                if (transition.erased) {
                    engine.transitions.show(ScreenTransitions.FADE, SKILL_FADE);
                }
            }
            case START -> engine.transitions.show(ScreenTransitions.FADE, SKILL_FADE);
            case QUICK -> {}
            default -> {
                if (!transition.erasedByEvent) {
                    engine.transitions.show(setting(TELEPORT_SHOW), 0);
                }
            }
        }
    }

    /** A transition as events have set it, or the database. */
    int setting(int index) {
        int chosen = engine.state.system.transitions[index];
        if (chosen >= 0) {
            return Math.clamp(chosen, 0, ScreenTransitions.NONE);
        }
        SystemData system = engine.game.system;
        return Math.clamp(
                index == TELEPORT_ERASE ? system.transitionOut() : system.transitionIn(),
                0,
                ScreenTransitions.NONE);
    }

    @Override
    public void playMapMusic() {
        engine.mapMusic.enter(engine.state.map.id, engine.state.hero.aboard);
    }

    @Override
    public void restartMusic() {
        engine.audio.restartMusic();
    }

    @Override
    public void dressHero() {
        HeroState hero = engine.state.hero;
        ActorState leader = engine.party.member(0);
        hero.charset = leader == null ? "" : leader.charset;
        hero.charsetIndex = leader == null ? 0 : leader.charsetIndex;
        hero.transparency = leader != null && leader.translucent ? TRANSLUCENT : 0;
    }
}
