package org.vivarium.engine.menu;

import org.vivarium.engine.audio.SystemSound;
import org.vivarium.engine.gfx.window.ListBox;
import org.vivarium.engine.input.Button;
import org.vivarium.engine.party.Stat;
import org.vivarium.engine.scene.Scene;
import org.vivarium.engine.state.ActorState;
import org.vivarium.engine.state.SceneState;
import org.vivarium.engine.text.TextPainter;
import org.vivarium.model.Item;

/** What a member wears, and what the bag has for each slot (spec menus-and-saves 8). */
final class EquipScene implements Scene {
    private static final int SLOTS_X = 124;
    private static final int WORN_X = 60;

    /** Of the arrow behind a value: close to it in both engines (reference pictures b26). */
    private static final int ARROW_X = 86;

    private static final Stat[] STATS = {Stat.ATTACK, Stat.DEFENSE, Stat.SPIRIT, Stat.AGILITY};

    private final MenuKit kit;

    EquipScene(MenuKit kit) {
        this.kit = kit;
    }

    private ActorState actor() {
        return kit.member(kit.menu.equip.member);
    }

    @Override
    public void start(SceneState self) {
        kit.menu.equip.member = self.arguments[0];
        ListBox slots = kit.menu.equip.slots;
        kit.begin(slots, SLOTS_X, 32, 196, 96, ActorState.SLOTS, 1);
        kit.prepare(kit.menu.equip.items.window);
        showList();
    }

    /** The list of the present slot, without a cursor. */
    private void showList() {
        ListBox items = kit.menu.equip.items;
        items.set(0, 128, 320, 112, choices(actor()), 2);
        items.index = -1;
        items.topRow = 0;
        items.scroll = 0;
        items.window.active = false;
        items.window.noCursor();
        items.window.upArrow = false;
        items.window.downArrow = items.rows() > items.visibleRows();
    }

    /** Pieces to choose from, and the blank cell that takes off. */
    private int choices(ActorState actor) {
        int count = 0;
        for (int i = 0; i < kit.state.party.itemKinds; i++) {
            count += fits(actor, kit.state.party.itemIds[i]) ? 1 : 0;
        }
        return actor.lockedEquipment ? 0 : count + 1;
    }

    private boolean fits(ActorState actor, int item) {
        return kit.party.equipmentView.fits(actor, kit.menu.equip.slots.index, item);
    }

    /** The item of a cell of the list; 0 for the blank one. */
    private int choice(ActorState actor, int cell) {
        int left = cell;
        for (int i = 0; i < kit.state.party.itemKinds; i++) {
            int item = kit.state.party.itemIds[i];
            if (fits(actor, item) && left-- == 0) {
                return item;
            }
        }
        return 0;
    }

    @Override
    public void update(SceneState self) {
        if (kit.menu.equip.items.window.active) {
            updateItems();
        } else {
            updateSlots();
        }
    }

    private void updateSlots() {
        EquipState equip = kit.menu.equip;
        int before = equip.slots.index;
        kit.update(equip.slots);
        if (equip.slots.index != before) {
            showList();
        }
        int other = kit.switchedMember(equip.member);
        if (other >= 0) {
            kit.play(SystemSound.CURSOR);
            equip.member = other;
            showList();
        } else if (kit.pressed(Button.CANCEL)) {
            kit.leave();
        } else if (kit.pressed(Button.DECISION)) {
            if (kit.party.equipmentView.isLocked(actor(), equip.slots.index)) {
                kit.refuse();
            } else {
                kit.decide();
                equip.slots.window.active = false;
                equip.items.window.active = true;
                equip.items.select(0);
            }
        }
    }

    private void updateItems() {
        EquipState equip = kit.menu.equip;
        equip.slots.window.update();
        kit.update(equip.items);
        if (kit.pressed(Button.CANCEL)) {
            kit.play(SystemSound.CANCEL);
            backToSlots();
        } else if (kit.pressed(Button.DECISION)) {
            kit.decide();
            int item = choice(actor(), equip.items.index);
            kit.party.equipment.exchange(actor(), equip.slots.index, item);
            backToSlots();
        }
    }

    private void backToSlots() {
        kit.menu.equip.slots.window.active = true;
        showList();
    }

    @Override
    public void draw(SceneState self, int[] pixels) {
        MenuPainter p = kit.painter;
        p.begin(pixels);
        ActorState actor = actor();
        EquipState equip = kit.menu.equip;
        boolean choosing = equip.items.window.active;
        int worn = actor.equipment[equip.slots.index];
        int shown = choosing ? choice(actor, equip.items.index) : worn;
        Item described = kit.items.get(shown);
        p.help(described == null ? "" : described.description());
        p.window(0, 32, SLOTS_X, 96);
        p.text(8, 42, actor.name, TextPainter.DEFAULT);
        int[] preview =
                choosing ? kit.party.equipmentView.preview(actor, equip.slots.index, shown) : null;
        for (int i = 0; i < STATS.length; i++) {
            drawStat(p, actor, STATS[i], 58 + 16 * i, preview);
        }
        p.back(equip.slots.window);
        drawWorn(p, actor, SLOTS_X + 8, 42, WORN_X);
        drawItems(p, actor);
    }

    private void drawStat(MenuPainter p, ActorState actor, Stat stat, int y, int[] preview) {
        int now = kit.party.equipmentView.shown(actor, stat);
        p.text(8, y, word(stat), TextPainter.LABEL);
        int right = kit.is2003 ? 80 : 86;
        p.number(right, y, now, TextPainter.DEFAULT);
        p.text(ARROW_X, y, ">", TextPainter.LABEL);
        if (preview != null) {
            int then = kit.party.equipmentView.shown(actor, stat, preview);
            p.number(116, y, then, colour(now, then));
        }
    }

    private static int colour(int now, int then) {
        if (now == then) {
            return TextPainter.DEFAULT;
        }
        return then > now ? TextPainter.INCREASE : TextPainter.DISABLED;
    }

    private String word(Stat stat) {
        return word(kit, stat);
    }

    static String word(MenuKit kit, Stat stat) {
        return switch (stat) {
            case ATTACK -> kit.terms.attack();
            case DEFENSE -> kit.terms.defense();
            case SPIRIT -> kit.terms.spirit();
            default -> kit.terms.agility();
        };
    }

    private void drawWorn(MenuPainter p, ActorState actor, int x, int y, int nameX) {
        drawWorn(kit, p, actor, x, y, nameX);
    }

    /** The five slots below each other: label and the piece worn. */
    static void drawWorn(MenuKit kit, MenuPainter p, ActorState actor, int x, int y, int nameX) {
        for (int slot = 0; slot < ActorState.SLOTS; slot++) {
            Item item = kit.items.get(actor.equipment[slot]);
            p.text(x, y + 16 * slot, label(kit, actor, slot), TextPainter.LABEL);
            if (item != null) {
                p.text(x + nameX, y + 16 * slot, item.name(), TextPainter.DEFAULT);
            }
        }
    }

    private static String label(MenuKit kit, ActorState actor, int slot) {
        return switch (slot) {
            case 0 -> kit.terms.weapon();
            case 1 -> actor.twoWeapons ? kit.terms.weapon() : kit.terms.shield();
            case 2 -> kit.terms.armor();
            case 3 -> kit.terms.helmet();
            default -> kit.terms.accessory();
        };
    }

    private void drawItems(MenuPainter p, ActorState actor) {
        ListBox list = kit.menu.equip.items;
        p.back(list.window);
        p.clip(list.window);
        for (int i = 0; i < list.items; i++) {
            Item item = list.inView(i) ? kit.items.get(choice(actor, i)) : null;
            if (item != null) {
                p.item(list, i, 0, item.name(), true);
                p.count(list, i, ItemScene.COUNT_X, ":", kit.party.bag.count(item.id()), true);
            }
        }
        p.unclip();
        p.arrows(list.window);
    }
}
