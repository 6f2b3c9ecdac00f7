package org.vivarium.assets.archive;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A file or folder of an LZH archive, from a header of level 0, 1 or 2.
 *
 * @param path raw bytes in an unstated code page, parts separated by {@code /}
 * @param method {@code -lh5-} and its like
 * @param offset where the packed bytes begin
 */
record LzhEntry(byte[] path, String method, int offset, int packedSize, long size) {
    private static final byte FILE_NAME = 0x01;
    private static final byte FOLDER_NAME = 0x02;

    boolean isFolder() {
        return method.equals("-lhd-");
    }

    /** All entries up to the end mark or the first header that makes no sense. */
    static List<LzhEntry> readAll(byte[] archive) {
        List<LzhEntry> entries = new ArrayList<>();
        Reader reader = new Reader(archive);
        try {
            LzhEntry entry = reader.next();
            while (entry != null && entries.size() < ArchiveLimits.MAX_ENTRIES) {
                entries.add(entry);
                entry = reader.next();
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            return entries;
        }
        return entries;
    }

    /** Walks from header to header; running off the archive's end ends the walk. */
    private static final class Reader {
        private final byte[] archive;
        private int at;

        Reader(byte[] archive) {
            this.archive = archive;
        }

        LzhEntry next() {
            if (at + 21 >= archive.length
                    || archive[at] == 0
                    || archive[at + 2] != '-'
                    || archive[at + 6] != '-') {
                return null;
            }
            String method = new String(archive, at + 2, 5, StandardCharsets.ISO_8859_1);
            int packed = i32(at + 7);
            long size = i32(at + 11) & 0xFFFFFFFFL;
            byte[][] names = {new byte[0], new byte[0]};
            int data;
            switch (archive[at + 20]) {
                case 0, 1 -> {
                    int headerEnd = at + 2 + (archive[at] & 0xFF);
                    int length = archive[at + 21] & 0xFF;
                    names[0] = Arrays.copyOfRange(archive, at + 22, at + 22 + length);
                    data = headerEnd;
                    if (archive[at + 20] == 1) {
                        int extended = extensions(headerEnd - 2, headerEnd, names);
                        packed -= extended - headerEnd;
                        data = extended;
                    }
                }
                case 2 -> {
                    data = at + u16(at);
                    extensions(at + 24, at + 26, names);
                }
                default -> {
                    return null;
                }
            }
            if (packed < 0 || data < 0 || packed > archive.length - data) {
                return null;
            }
            at = data + packed;
            return new LzhEntry(join(names[1], names[0]), method, data, packed, size);
        }

        /**
         * Reads the chain of extended headers whose first size stands at {@code sizeAt}; gives
         * where it ends.
         */
        private int extensions(int sizeAt, int from, byte[][] names) {
            int size = u16(sizeAt);
            int position = from;
            while (size > 2 && position + size <= archive.length) {
                byte type = archive[position];
                byte[] body = Arrays.copyOfRange(archive, position + 1, position + size - 2);
                if (type == FILE_NAME) {
                    names[0] = body;
                } else if (type == FOLDER_NAME) {
                    names[1] = body;
                }
                position += size;
                size = u16(position - 2);
            }
            return position;
        }

        private int u16(int position) {
            return archive[position] & 0xFF | (archive[position + 1] & 0xFF) << 8;
        }

        private int i32(int position) {
            return u16(position) | u16(position + 2) << 16;
        }

        private static byte[] join(byte[] folder, byte[] name) {
            ByteArrayOutputStream path = new ByteArrayOutputStream();
            for (byte b : folder) {
                path.write(b == (byte) 0xFF ? '/' : b);
            }
            if (folder.length > 0) {
                path.write('/');
            }
            path.writeBytes(name);
            return path.toByteArray();
        }
    }
}
