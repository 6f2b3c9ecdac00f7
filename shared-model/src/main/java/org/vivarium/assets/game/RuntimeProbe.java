package org.vivarium.assets.game;

import java.util.List;
import java.util.Optional;

/** Tells from a game's RPG_RT.exe which runtime it is (table of spec assets-and-audio 3.1). */
final class RuntimeProbe {
    private static final long MAX_CODE_2000 = 0xB0000;
    private static final long MIN_CODE_2003_UPDATED = 0xC7400;
    private static final long CHERRY_OF_MANIAC = 0x10000;

    private RuntimeProbe() {}

    /** A runtime recognised by its program. */
    record Found(EngineVersion version, boolean maniac) {
        private static Optional<Found> of(EngineVersion version) {
            return Optional.of(new Found(version, false));
        }
    }

    static Optional<Found> probe(byte[] bytes) {
        PortableExecutable program = new PortableExecutable(bytes);
        if (!program.isKnown() || !program.hasResources() || program.contains("EasyRPG Player")) {
            return Optional.empty();
        }
        int logos = logos(program);
        long version = program.version();
        int major = (int) (version >>> 48);
        int minor = (int) (version >>> 32 & 0xFFFF);
        long rest = version & 0xFFFFFFFFL;
        if (version == 0) {
            return byCode(logos, size(program, "CODE"), program.section("UPX0").isPresent());
        }
        if (major != 1) {
            return Optional.empty();
        }
        if (minor == 1 && rest == 0x0002_0001L) {
            if (logos == 0 && size(program, "CODE") == 0 && size(program, "CHERRY") == 0) {
                return Optional.of(new Found(EngineVersion.RPG_2003_ENGLISH, true));
            }
            boolean maniac =
                    program.section("GEEP").isPresent()
                            || size(program, "CHERRY") > CHERRY_OF_MANIAC;
            if (logos == 1 && maniac) {
                return Optional.of(new Found(EngineVersion.RPG_2003_ENGLISH, true));
            }
        }
        if (logos != 1) {
            return Optional.empty();
        }
        return switch (minor) {
            case 6 -> Found.of(EngineVersion.RPG_2000_ENGLISH);
            case 1 -> Found.of(EngineVersion.RPG_2003_ENGLISH);
            case 0 ->
                    Found.of(
                            rest >>> 16 < 5
                                    ? EngineVersion.RPG_2003
                                    : EngineVersion.RPG_2003_UPDATED);
            default -> Optional.empty();
        };
    }

    private static Optional<Found> byCode(int logos, long code, boolean packed) {
        if (logos == 3) {
            return Found.of(EngineVersion.RPG_2000);
        }
        if (logos != 1 || packed || code == 0) {
            return Optional.empty();
        }
        if (code <= MAX_CODE_2000) {
            return Found.of(EngineVersion.RPG_2000_UPDATED);
        }
        return Found.of(
                code < MIN_CODE_2003_UPDATED
                        ? EngineVersion.RPG_2003
                        : EngineVersion.RPG_2003_UPDATED);
    }

    /** Entries of the resource type XYZ, when it is the only type with a name. */
    private static int logos(PortableExecutable program) {
        List<PortableExecutable.Resource> named =
                program.types().stream().filter(type -> !type.name().isEmpty()).toList();
        return named.size() == 1 && named.getFirst().name().equals("XYZ")
                ? program.below(named.getFirst()).size()
                : 0;
    }

    private static long size(PortableExecutable program, String section) {
        return program.section(section).map(PortableExecutable.Section::size).orElse(0L);
    }
}
