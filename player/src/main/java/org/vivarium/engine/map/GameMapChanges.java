package org.vivarium.engine.map;

import org.vivarium.engine.event.MapChanges;

/** What commands change about the map as a whole, by the map's own systems. */
final class GameMapChanges implements MapChanges {
    private final MapSystem map;
    private final MapStage stage;

    GameMapChanges(MapSystem map, MapStage stage) {
        this.map = map;
        this.stage = stage;
    }

    @Override
    public void changeChipset(int chipset) {
        map.loader.changeChipset(chipset);
    }

    @Override
    public void dressHero() {
        stage.dressHero();
    }

    @Override
    public void transfer(int id, int x, int y, int facing, boolean fromForeground) {
        map.transfer.reserve(
                id, x, y, facing, fromForeground ? TransferKind.FOREGROUND : TransferKind.PARALLEL);
    }

    @Override
    public void quickTransfer(int id, int x, int y) {
        map.transfer.reserveQuick(id, x, y);
    }

    @Override
    public void destroyEvent(int id) {
        map.destroyedEvents.destroy(id);
    }

    @Override
    public int encounterSteps() {
        return map.tree.encounterSteps(map.world.data().id());
    }
}
