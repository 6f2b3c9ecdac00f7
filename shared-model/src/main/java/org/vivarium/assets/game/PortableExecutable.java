package org.vivarium.assets.game;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Windows program file, as far as a game's runtime can be told from it: its sections, its
 * resources and its version (spec assets-and-audio 3.1, 6.2). Every read is checked: a broken file
 * has fewer sections or resources, and that is all.
 */
final class PortableExecutable {
    private static final int MAX_SECTIONS = 11;
    private static final int MAX_ENTRIES = 512;
    private static final byte[] VERSION_SIGNATURE = {(byte) 0xBD, 0x04, (byte) 0xEF, (byte) 0xFE};

    private final ByteBuffer data;
    private final List<Section> sections = new ArrayList<>();
    private boolean known;
    private int resourceRva;

    /** A part of the program: where it is loaded, and where in the file it lies. */
    record Section(String name, int rva, int virtualSize, int offset, int rawSize) {
        long size() {
            return Math.max(virtualSize & 0xFFFFFFFFL, rawSize & 0xFFFFFFFFL);
        }
    }

    /** One entry of a resource directory: an id, or a name when it has one. */
    record Resource(int id, String name, int offset, boolean directory) {}

    PortableExecutable(byte[] bytes) {
        data = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        try {
            parse();
        } catch (IndexOutOfBoundsException e) {
            known = false;
        }
    }

    /** Whether it is a program for a machine that the runtimes were made for. */
    boolean isKnown() {
        return known;
    }

    /** Whether the resources can be read: an encrypted program hides them. */
    boolean hasResources() {
        return resourceRva != 0;
    }

    Optional<Section> section(String name) {
        return sections.stream().filter(section -> section.name().equals(name)).findFirst();
    }

    /** The types of resource: entries whose offsets lead to {@link #below}. */
    List<Resource> types() {
        return directory(0);
    }

    /** The entries of a directory entry; empty for anything else. */
    List<Resource> below(Resource entry) {
        return entry.directory() ? directory(entry.offset()) : List.of();
    }

    /** The bytes of a resource: the first language of an entry below a type. */
    Optional<byte[]> content(Resource entry) {
        try {
            Resource at = entry;
            while (at.directory()) {
                List<Resource> languages = directory(at.offset());
                if (languages.isEmpty() || languages.getFirst().offset() <= at.offset()) {
                    return Optional.empty();
                }
                at = languages.getFirst();
            }
            int base = fileOffset(resourceRva);
            int from = fileOffset(data.getInt(base + at.offset()));
            byte[] content =
                    new byte[Math.clamp(data.getInt(base + at.offset() + 4), 0, data.limit())];
            data.get(from, content);
            return Optional.of(content);
        } catch (IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    /** Product version as four numbers of 16 bits, the major one highest; 0 when there is none. */
    long version() {
        for (Resource type : types()) {
            if (type.id() == 16) {
                for (Resource entry : below(type)) {
                    Optional<byte[]> block = content(entry);
                    if (block.isPresent()) {
                        return version(ByteBuffer.wrap(block.get()).order(ByteOrder.LITTLE_ENDIAN));
                    }
                }
            }
        }
        return 0;
    }

    /** Whether the file holds this text in UTF-16. */
    boolean contains(String text) {
        return indexOf(data, text.getBytes(StandardCharsets.UTF_16LE)) >= 0;
    }

    private static long version(ByteBuffer block) {
        int at = indexOf(block, VERSION_SIGNATURE);
        return at < 0 || at + 24 > block.limit()
                ? 0
                : (block.getInt(at + 16) & 0xFFFFFFFFL) << 32 | block.getInt(at + 20) & 0xFFFFFFFFL;
    }

    private void parse() {
        int header = data.getInt(0x3C);
        if (data.getShort(0) != 0x5A4D || data.getInt(header) != 0x4550) {
            return;
        }
        int machine = data.getShort(header + 4) & 0xFFFF;
        int count = data.getShort(header + 6) & 0xFFFF;
        int optionalSize = data.getShort(header + 20) & 0xFFFF;
        int optional = header + 24;
        int magic = data.getShort(optional) & 0xFFFF;
        known =
                (machine == 0x14C || machine == 0x8664)
                        && (magic == 0x10B || magic == 0x20B)
                        && count <= MAX_SECTIONS;
        if (!known) {
            return;
        }
        resourceRva = data.getInt(optional + (magic == 0x10B ? 96 : 112) + 16);
        for (int i = 0; i < count; i++) {
            int at = optional + optionalSize + i * 40;
            byte[] name = new byte[8];
            data.get(at, name);
            sections.add(
                    new Section(
                            new String(name, StandardCharsets.ISO_8859_1).replace("\0", ""),
                            data.getInt(at + 12),
                            data.getInt(at + 8),
                            data.getInt(at + 20),
                            data.getInt(at + 16)));
        }
    }

    private List<Resource> directory(int offset) {
        List<Resource> entries = new ArrayList<>();
        try {
            int base = fileOffset(resourceRva);
            int named = data.getShort(base + offset + 12) & 0xFFFF;
            int numbered = data.getShort(base + offset + 14) & 0xFFFF;
            for (int i = 0; i < Math.min(named + numbered, MAX_ENTRIES); i++) {
                int at = base + offset + 16 + i * 8;
                int id = data.getInt(at);
                int target = data.getInt(at + 4);
                String name = id < 0 ? name(base + (id & 0x7FFFFFFF)) : "";
                entries.add(new Resource(id, name, target & 0x7FFFFFFF, target < 0));
            }
        } catch (IndexOutOfBoundsException e) {
            return entries;
        }
        return entries;
    }

    private String name(int at) {
        byte[] text = new byte[(data.getShort(at) & 0xFF) * 2];
        data.get(at + 2, text);
        return new String(text, StandardCharsets.UTF_16LE);
    }

    private int fileOffset(int rva) {
        for (Section section : sections) {
            long into = (rva & 0xFFFFFFFFL) - (section.rva() & 0xFFFFFFFFL);
            if (into >= 0 && into < section.size()) {
                return section.offset() + (int) into;
            }
        }
        throw new IndexOutOfBoundsException("no section holds " + rva);
    }

    private static int indexOf(ByteBuffer data, byte[] wanted) {
        for (int at = 0; at + wanted.length <= data.limit(); at++) {
            int i = 0;
            while (i < wanted.length && data.get(at + i) == wanted[i]) {
                i++;
            }
            if (i == wanted.length) {
                return at;
            }
        }
        return -1;
    }
}
