package org.vivarium.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.vivarium.testing.SharedData;

/** What the documents name is there: links lead somewhere, classes and packages exist. */
class DocumentationTest {
    private static final Path ROOT = SharedData.repository();

    /** Links to documents and files; pictures are made by a script and may come later. */
    private static final Pattern LINK = Pattern.compile("(?<!!)\\[[^]]+]\\(([^)#\\s]+)");

    private static final Pattern FENCE = Pattern.compile("```.*?```", Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("`([\\w.]+)`");

    /** A class by its name, or a package: both may leave out what stands in front. */
    private static final Pattern NAME =
            Pattern.compile("[A-Z]\\w*[a-z]\\w*|([a-z]\\w*\\.)+([A-Z]\\w*|[a-z]\\w*)");

    private static List<Path> files(Path folder, String suffix) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
        }
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList();
    }

    @Test
    void every_link_leads_to_a_file() throws IOException {
        List<Path> documents = new ArrayList<>(files(ROOT.resolve("docs"), ".md"));
        documents.add(ROOT.resolve("README.md"));
        documents.add(ROOT.resolve("CHANGELOG.md"));
        List<String> dead = new ArrayList<>();
        for (Path document : documents) {
            for (String link : found(LINK, Files.readString(document))) {
                boolean web = link.contains("://");
                if (!web && !Files.exists(document.resolveSibling(link))) {
                    dead.add(ROOT.relativize(document) + " -> " + link);
                }
            }
        }
        assertThat(dead).isEmpty();
    }

    @Test
    void what_the_architecture_names_exists() throws IOException {
        Set<String> known = new HashSet<>();
        for (String tree : List.of("main", "test")) {
            for (String module : List.of("shared-model", "inspector", "player")) {
                addNames(known, ROOT.resolve(module + "/src/" + tree + "/java"));
            }
        }
        String text = Files.readString(ROOT.resolve("docs/architecture.md"));
        List<String> named = found(CODE, FENCE.matcher(text).replaceAll(""));
        assertThat(named.stream().filter(name -> NAME.matcher(name).matches()))
                .hasSizeGreaterThan(50)
                .allMatch(known::contains, "is a class or package");
    }

    /** Adds classes and packages, each by its whole name and by every end of it. */
    private static void addNames(Set<String> known, Path sources) throws IOException {
        for (Path file : files(sources, ".java")) {
            String path = sources.relativize(file).toString().replace('\\', '/');
            String name = path.substring(0, path.length() - ".java".length()).replace('/', '.');
            addEnds(known, name);
            addEnds(known, name.substring(0, name.lastIndexOf('.')));
        }
    }

    private static void addEnds(Set<String> known, String name) {
        known.add(name);
        for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
            known.add(name.substring(dot + 1));
        }
    }
}
