package org.vivarium.lcf.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.vivarium.lcf.Engine;
import org.vivarium.lcf.Field;
import org.vivarium.lcf.FieldKind;
import org.vivarium.lcf.LcfException;
import org.vivarium.lcf.LcfFile;
import org.vivarium.lcf.LcfWriter;
import org.vivarium.lcf.Row;
import org.vivarium.lcf.SharedFiles;
import org.vivarium.lcf.StructType;
import org.vivarium.lcf.WorkedExamplesTest;
import org.vivarium.model.EventPage;
import org.vivarium.model.MapEvent;
import org.vivarium.model.MapInfo;
import org.vivarium.model.MapTree;
import org.vivarium.model.MapUnit;
import org.vivarium.model.MoveRoute;
import org.vivarium.model.PageCondition;
import org.vivarium.model.Rect;
import org.vivarium.model.Start;
import org.vivarium.testing.SharedData;

/** Edits change only the bytes they must, undo exactly, and reach the disk safely. */
class EditSessionTest {
    private static final byte[] MAP = WorkedExamplesTest.bytes(WorkedExamplesTest.MAP);
    private static final RowPath EVENT = RowPath.ROOT.row(MapUnit.EVENTS, 0);
    private static final RowPath PAGE = EVENT.row(MapEvent.PAGES, 0);

    @TempDir private Path folder;
    private EditSession session;

    @BeforeEach
    void open() throws LcfException {
        session = new EditSession(LcfFile.of(MAP, "Map0001.lmu"));
    }

    @Test
    void aNumberOfTheSameWidthChangesOneByte() {
        session.set(PAGE.struct(EventPage.CONDITION), PageCondition.ACTOR_ID, 2);

        assertThat(differences(MAP, session.file().data())).isEqualTo(1);
        assertThat(session.file().data()).hasSameSizeAs(MAP);
    }

    @Test
    void aLongerTextChangesItsChunkAndTheLengthsAroundIt() throws LcfException {
        session.set(EVENT, MapEvent.NAME, "EV0001 with a longer name");

        assertThat(session.file().data()).hasSize(MAP.length + 19);
        assertThat(MapUnit.of(session.file()).events().at(0).name())
                .isEqualTo("EV0001 with a longer name");
        assertThat(LcfWriter.encode(session.file())).isEqualTo(session.file().data());
    }

    @Test
    void aFieldThatWasMissingIsPutAtItsPlaceAndGoesAgainWithItsDefault() {
        session.set(EVENT, MapEvent.Y, 9);

        assertThat(LcfWriter.encode(session.file())).isEqualTo(session.file().data());
        session.set(EVENT, MapEvent.Y, 0);
        assertThat(session.file().data()).isEqualTo(MAP);
    }

    @Test
    void theSizeOfAnArrayFollows() {
        session.setPayload(PAGE.struct(EventPage.MOVE_ROUTE), MoveRoute.MOVE_COMMANDS, new byte[0]);

        assertThat(LcfWriter.encode(session.file())).isEqualTo(session.file().data());
        assertThat(session.file().size()).isLessThan(MAP.length);
    }

    @Test
    void rowsComeAndGo() throws LcfException {
        session.copyRow(RowPath.ROOT, MapUnit.EVENTS, 0, 1, 5);
        session.insertRow(RowPath.ROOT, MapUnit.EVENTS, 2, 7);
        MapUnit map = MapUnit.of(session.file());

        assertThat(map.events().size()).isEqualTo(3);
        assertThat(map.events().byId(5).name()).isEqualTo("EV0001");
        assertThat(map.events().byId(7).name()).isEmpty();
        assertThat(LcfWriter.encode(session.file())).isEqualTo(session.file().data());
        session.removeRow(RowPath.ROOT, MapUnit.EVENTS, 2);
        session.removeRow(RowPath.ROOT, MapUnit.EVENTS, 1);
        assertThat(session.file().data()).isEqualTo(MAP);
    }

    @Test
    void partsOfTheMapTreeAreEditedThoughTheyHaveNoFrames() throws LcfException {
        byte[] tree = WorkedExamplesTest.bytes(WorkedExamplesTest.TREE);
        EditSession edit = new EditSession(LcfFile.of(tree, "RPG_RT.lmt"));
        RowPath map = RowPath.ROOT.row(MapTree.MAPS, 1);

        edit.set(RowPath.ROOT, MapTree.ACTIVE_NODE, 300);
        edit.set(RowPath.ROOT.struct(MapTree.START), Start.PARTY_X, 1000);
        edit.set(map, MapInfo.NAME, "A longer name");
        edit.set(map.struct(MapInfo.AREA_RECT), Rect.R, 77);
        MapTree now = MapTree.of(edit.file());

        assertThat(now.activeNode()).isEqualTo(300);
        assertThat(now.start().partyX()).isEqualTo(1000);
        assertThat(now.maps().at(1).name()).isEqualTo("A longer name");
        assertThat(now.maps().at(1).areaRect().r()).isEqualTo(77);
        while (edit.canUndo()) {
            edit.undo();
        }
        assertThat(edit.file().data()).isEqualTo(tree);
    }

    @Test
    void undoAndRedoGoThroughTheSameStates() {
        session.set(EVENT, MapEvent.X, 300);
        byte[] first = session.file().data();
        session.set(EVENT, MapEvent.NAME, "door");
        byte[] second = session.file().data();

        session.undo();
        assertThat(session.file().data()).isEqualTo(first);
        session.undo();
        assertThat(session.file().data()).isEqualTo(MAP);
        assertThat(session.isDirty()).isFalse();
        session.redo();
        session.redo();
        assertThat(session.file().data()).isEqualTo(second);
        assertThat(session.dirtyRows()).containsExactly(EVENT);
    }

    @Test
    void savingKeepsThePreviousFileAndRevertGoesBackToIt() throws IOException {
        Path file = folder.resolve("Map0001.lmu");
        Files.write(file, MAP);
        session.set(EVENT, MapEvent.X, 3);
        session.save(file);
        byte[] saved = session.file().data();
        session.set(EVENT, MapEvent.X, 4);

        session.revert();

        assertThat(session.file().data()).isEqualTo(saved).isEqualTo(Files.readAllBytes(file));
        assertThat(Files.readAllBytes(folder.resolve("Map0001.lmu.bak"))).isEqualTo(MAP);
        assertThat(session.isDirty()).isFalse();
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(2);
        }
    }

    @Test
    void randomEditsOfARealDatabaseUndoToTheByte() throws IOException {
        Path path = SharedData.game("testgame-2003").resolve("RPG_RT.ldb");
        LcfFile original = LcfFile.open(path).withCharset(SharedFiles.LATIN);
        EditSession edit = new EditSession(original);
        RandomGenerator random = RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(40);
        for (int i = 0; i < 60; i++) {
            randomEdit(edit, random);
        }
        assertThat(edit.file().engine()).isEqualTo(Engine.RPG2003);
        assertThat(LcfWriter.copy(edit.file())).isEqualTo(edit.file().data());
        assertThat(LcfWriter.encode(edit.file())).isEqualTo(edit.file().data());
        while (edit.canUndo()) {
            edit.undo();
        }
        assertThat(edit.file().data()).isEqualTo(original.data());
    }

    private static void randomEdit(EditSession edit, RandomGenerator random) {
        RowPath path = RowPath.ROOT;
        Row row = edit.file().root();
        for (int tries = 0; tries < 200; tries++) {
            StructType type = row.type();
            Field field = type.fields().get(random.nextInt(type.fieldCount()));
            if (field.kind() == FieldKind.LIST && !row.table(field).isEmpty()) {
                path = path.row(field, random.nextInt(row.table(field).size()));
            } else if (field.kind() == FieldKind.STRUCT && row.has(field)) {
                path = path.struct(field);
            } else if (field.kind() == FieldKind.INT
                    && path != RowPath.ROOT
                    && !field.name().equals("ldb_id")) {
                edit.set(path, field, random.nextInt(1 << random.nextInt(20)));
                return;
            } else if (field.kind() == FieldKind.TEXT) {
                edit.set(path, field, "x".repeat(random.nextInt(200)));
                return;
            } else if (field.kind() == FieldKind.BOOLS) {
                edit.set(path, field, new int[random.nextInt(300)]);
                return;
            }
            row = path.in(edit.file());
        }
    }

    private static long differences(byte[] a, byte[] b) {
        long count = Math.abs(a.length - b.length);
        for (int i = 0; i < Math.min(a.length, b.length); i++) {
            count += a[i] == b[i] ? 0 : 1;
        }
        return count;
    }
}
