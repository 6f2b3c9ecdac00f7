package org.vivarium.assets.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.mozilla.universalchardet.UniversalDetector;
import org.vivarium.assets.AssetKind;

/**
 * Guesses a game's code page. The page under which most of the file names exist wins; without such
 * names, what the statistics of the texts say; among the pages that can decode them at all (spec
 * assets-and-audio 10).
 */
public final class EncodingDetector {
    /** Shorter texts are repeated: the statistics need something to count. */
    private static final int ENOUGH = 1_000;

    private EncodingDetector() {}

    /**
     * @param exists whether the game or a runtime package has a file of this kind and name
     */
    public static Encoding detect(TextEvidence evidence, BiPredicate<AssetKind, String> exists) {
        if (evidence.isAscii() && evidence.files().isEmpty()) {
            return new Encoding(CodePage.WESTERN, Encoding.Source.DEFAULT);
        }
        Optional<Charset> guessed = evidence.isAscii() ? Optional.empty() : guess(evidence.text());
        Set<Charset> candidates = new LinkedHashSet<>();
        guessed.ifPresent(candidates::add);
        candidates.addAll(CodePage.common());
        candidates.add(CodePage.ofLocale(Locale.getDefault()));

        Optional<Charset> byFiles = byFiles(evidence, candidates, exists);
        if (byFiles.isPresent()) {
            return new Encoding(byFiles.get(), Encoding.Source.FILES);
        }
        if (evidence.isAscii()) {
            return new Encoding(CodePage.WESTERN, Encoding.Source.DEFAULT);
        }
        Charset charset =
                candidates.stream()
                        .filter(candidate -> decodes(candidate, evidence.text()))
                        .findFirst()
                        .orElse(guessed.orElse(CodePage.WESTERN));
        return new Encoding(charset, Encoding.Source.DETECTED);
    }

    /** The first candidate of those that make most file names exist; empty when none makes any. */
    private static Optional<Charset> byFiles(
            TextEvidence evidence, Set<Charset> candidates, BiPredicate<AssetKind, String> exists) {
        int best = 0;
        Charset winner = null;
        for (Charset candidate : candidates) {
            int found = 0;
            for (TextEvidence.FileName file : evidence.files()) {
                if (exists.test(file.kind(), new String(file.name(), candidate))) {
                    found++;
                }
            }
            if (found > best) {
                best = found;
                winner = candidate;
            }
        }
        return Optional.ofNullable(winner);
    }

    /** What the statistics of the bytes say. */
    public static Optional<Charset> guess(byte[] text) {
        if (TextEvidence.isAscii(text)) {
            return Optional.empty();
        }
        UniversalDetector detector = new UniversalDetector();
        int fed = 0;
        while (fed < ENOUGH && !detector.isDone()) {
            detector.handleData(text, 0, text.length);
            fed += text.length;
        }
        detector.dataEnd();
        String name = detector.getDetectedCharset();
        return name == null || name.startsWith("UTF-16") ? Optional.empty() : CodePage.named(name);
    }

    private static boolean decodes(Charset charset, byte[] text) {
        try {
            charset.newDecoder().decode(ByteBuffer.wrap(text));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
