package org.vivarium.inspector.find;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.vivarium.inspector.Searches.Search;
import org.vivarium.lcf.LcfFile;
import org.vivarium.model.refs.GameNames;

/** Looks for one thing in one file after the other. */
interface Scanner {
    /**
     * @param cancelled asked often; when it says so the rest is left out
     */
    void scan(SearchedFile file, LcfFile data, Consumer<Hit> found, BooleanSupplier cancelled);

    /**
     * The scanner for a search.
     *
     * @throws java.util.regex.PatternSyntaxException when the words are no regular expression
     */
    static Scanner of(Search search, GameNames names) {
        return switch (search) {
            case Search.UsedBy(var sought) -> new UseScanner(sought, names);
            case Search.InTexts(var wording) -> new TextScanner(new WordMatcher(wording), names);
            case Search.InCode(var wording) -> new CodeScanner(new WordMatcher(wording), names);
        };
    }
}
