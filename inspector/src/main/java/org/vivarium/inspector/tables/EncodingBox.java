package org.vivarium.inspector.tables;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Tooltip;
import org.vivarium.assets.text.CodePage;
import org.vivarium.inspector.Texts;
import org.vivarium.inspector.edit.Document;

/** The code page the texts of a file are read in; another one is tried at once. */
final class EncodingBox extends ComboBox<Charset> {
    private static final int[] PAGES = {
        932, 936, 949, 950, 874, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 65001
    };

    private Document document;
    private boolean filling;

    EncodingBox() {
        setId("encoding");
        getStyleClass().add("small-choice");
        setTooltip(new Tooltip(Texts.of("tables.encoding")));
        setFocusTraversable(false);
        valueProperty()
                .addListener(
                        (o, before, now) -> {
                            if (!filling && now != null && document != null) {
                                document.recode(now);
                            }
                        });
    }

    void show(Document shown) {
        document = shown;
        filling = true;
        setDisable(shown == null);
        if (shown != null) {
            Charset current = shown.file().charset();
            if (getItems().isEmpty() || !getItems().contains(current)) {
                getItems().setAll(known(current));
            }
            setValue(current);
        }
        filling = false;
    }

    private static List<Charset> known(Charset current) {
        List<Charset> charsets = new ArrayList<>();
        for (int page : PAGES) {
            Optional<Charset> charset = CodePage.of(page);
            charset.ifPresent(charsets::add);
        }
        if (!charsets.contains(current)) {
            charsets.addFirst(current);
        }
        return charsets;
    }
}
