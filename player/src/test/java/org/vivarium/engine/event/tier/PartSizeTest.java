package org.vivarium.engine.event.tier;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.CodeAttribute;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.vivarium.assets.game.EngineVersion;
import org.vivarium.assets.game.GameProfile;
import org.vivarium.engine.event.Dialect;
import org.vivarium.engine.event.HandlerTable;
import org.vivarium.engine.event.Outcome;
import org.vivarium.engine.event.Program;
import org.vivarium.engine.event.ProgramCache;
import org.vivarium.model.event.CommandList;
import org.vivarium.model.event.CommandWriter;

/** Methods of more than 8,000 bytes are never compiled by the JVM. */
class PartSizeTest {

    private static final StateShape SHAPE = new StateShape(5000, 5000, 999_999);

    private static Program program(CommandWriter writer) {
        byte[] bytes = writer.toBytes();
        GameProfile profile = GameProfile.of(EngineVersion.RPG_2000_UPDATED);
        HandlerTable handlers = new HandlerTable(i -> Outcome.NEXT);
        handlers.add(10110, i -> Outcome.NEXT);
        return new ProgramCache(ref -> null, Dialect.of(profile), handlers, 0)
                .inline(CommandList.decode(bytes, 0, bytes.length));
    }

    private static void isCutIntoMethodsTheJvmCompiles(CommandWriter writer, int commands) {
        List<ProgramCompiler.Part> parts = ProgramCompiler.parts(program(writer), SHAPE);
        assertThat(parts.size()).isBetween(2, commands / 20);
        for (ProgramCompiler.Part part : parts) {
            int length =
                    ClassFile.of().parse(part.file()).methods().stream()
                            .filter(m -> m.methodName().equalsString("run"))
                            .map(m -> (CodeAttribute) m.code().orElseThrow())
                            .mapToInt(CodeAttribute::codeLength)
                            .findFirst()
                            .orElseThrow();
            assertThat(length).isBetween(100, ProgramCompiler.HUGE_METHOD);
        }
    }

    @Test
    void longStraightLists() {
        CommandWriter w = new CommandWriter();
        for (int i = 0; i < 3000; i++) {
            w.add(10220, 0, 0, 1000 + i, 1000 + i, 1, 1, 4999 - i, 0);
        }
        isCutIntoMethodsTheJvmCompiles(w, 3000);
    }

    @Test
    void listsOfNothingButBranches() {
        CommandWriter w = new CommandWriter();
        for (int i = 0; i < 500; i++) {
            w.add(12010, 0, 1, 3000 + i, 1, 4000, i % 6, 1).add(22010, 0).add(22011, 0);
        }
        isCutIntoMethodsTheJvmCompiles(w, 1500);
    }

    @Test
    void listsOfHandlersAndMarkers() {
        CommandWriter w = new CommandWriter();
        for (int i = 0; i < 500; i++) {
            w.add(10110, 0, new byte[] {'x'}).add(20710, 0).add(23310, 0).add(20713, 0);
        }
        isCutIntoMethodsTheJvmCompiles(w, 2000);
    }
}
