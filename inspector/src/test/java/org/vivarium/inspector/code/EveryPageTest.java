package org.vivarium.inspector.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.vivarium.assets.game.GameFolder;
import org.vivarium.inspector.GameFiles;
import org.vivarium.inspector.place.Addresses;
import org.vivarium.lcf.Table;
import org.vivarium.model.Address;
import org.vivarium.model.Address.Level;
import org.vivarium.model.Database;
import org.vivarium.model.MapUnit;
import org.vivarium.model.refs.RowAddress;
import org.vivarium.testing.SharedData;

class EveryPageTest {
    private final List<String> unknown = new ArrayList<>();
    private int pages;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "testgame-2000",
                "testgame-2003",
                "testgame-maniac",
                "bench-2000",
                "bench-2003",
                "tackbackwards",
                "demoscene-2018",
                "cyphersomnia/demo",
                "cyphersomnia/leap"
            })
    void everyPageOfASharedGameIsReadWithoutAnythingUnknown(String name) throws Exception {
        GameFiles game = new GameFiles(GameFolder.open(SharedData.game(name)));
        Address database = Addresses.database(game);
        Table common = game.database().root().table(Database.COMMONEVENTS);
        for (int i = 1; i <= common.size(); i++) {
            read(game, RowAddress.of(database, Database.COMMONEVENTS, i));
        }
        Table troops = game.database().root().table(Database.TROOPS);
        for (int i = 1; i <= troops.size(); i++) {
            read(game, RowAddress.of(database, Database.TROOPS, i));
        }
        for (int map : game.maps()) {
            if (game.folder().hasMap(map)) {
                Table events = game.map(map).root().table(MapUnit.EVENTS);
                for (int i = 0; i < events.size(); i++) {
                    read(game, Addresses.map(game, map).at(Level.EVENT, events.id(i)));
                }
            }
        }
        assertThat(unknown).isEmpty();
        assertThat(pages).isPositive();
    }

    private void read(GameFiles game, Address place) throws Exception {
        CodeOwner owner = CodeOwner.of(game, place);
        for (CodePage page : owner.pages()) {
            pages++;
            Script script = owner.script(page);
            for (ScriptLine line : script.lines()) {
                boolean known =
                        line.tokens().stream()
                                .noneMatch(token -> token.kind() == Token.Kind.UNKNOWN);
                if (!known) {
                    unknown.add(page.address() + ": " + line.text());
                }
            }
            assertThat(script.text().lines().count()).isGreaterThanOrEqualTo(script.size() - 1);
        }
    }
}
