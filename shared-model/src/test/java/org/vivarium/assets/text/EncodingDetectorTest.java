package org.vivarium.assets.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.vivarium.assets.AssetKind;

class EncodingDetectorTest {
    @ParameterizedTest
    @CsvSource({
        "windows-31j, 新しく始める 続きから 終了 レベル 体力 魔力 攻撃力 防御力 精神力 素早さ 武器 盾 鎧 兜 装飾品 はい いいえ",
        "x-windows-950, 新的遊戲 讀取進度 結束遊戲 等級 體力 魔力 攻擊力 防禦力 精神力 速度 武器 盾牌 鎧甲 頭盔 裝飾品",
        "windows-1251, Новая игра Загрузить Выход Уровень Здоровье Мана Атака Защита Разум Ловкость"
                + " Оружие Щит Броня Шлем",
        "UTF-8, 新しく始める 続きから 終了 レベル 体力 魔力 攻撃力 防御力"
    })
    void textsAreRecognisedByTheirStatistics(String charset, String text) {
        byte[] bytes = text.getBytes(Charset.forName(charset));

        Encoding found =
                EncodingDetector.detect(new TextEvidence(bytes, List.of()), (kind, name) -> false);

        assertThat(found.charset()).isEqualTo(Charset.forName(charset));
        assertThat(found.source()).isEqualTo(Encoding.Source.DETECTED);
    }

    @Test
    void fileNamesThatExistDecide() {
        byte[] name = "主人公".getBytes(Charset.forName("windows-31j"));
        TextEvidence evidence =
                new TextEvidence(
                        new byte[] {(byte) 0xE9},
                        List.of(new TextEvidence.FileName(AssetKind.CHARSET, name)));

        Encoding found = EncodingDetector.detect(evidence, (kind, text) -> text.equals("主人公"));

        assertThat(found.charset().name()).isEqualTo("windows-31j");
        assertThat(found.source()).isEqualTo(Encoding.Source.FILES);
    }

    @Test
    void plainAsciiIsWestern() {
        TextEvidence evidence =
                new TextEvidence("New Game".getBytes(StandardCharsets.US_ASCII), List.of());

        assertThat(EncodingDetector.detect(evidence, (kind, name) -> true).charset().name())
                .isEqualTo("windows-1252");
    }

    @ParameterizedTest
    @CsvSource({
        "932, windows-31j", "cp932, windows-31j", "Shift_JIS, windows-31j", "1252, windows-1252",
                "cp1252, windows-1252",
        "windows-1250, windows-1250", "65001, UTF-8", "utf-8, UTF-8", "Big5, x-windows-950",
                "949, x-windows-949"
    })
    void codePagesHaveManyNames(String name, String charset) {
        assertThat(CodePage.named(name)).contains(Charset.forName(charset));
    }

    @Test
    void unknownNamesAreNone() {
        assertThat(CodePage.named("klingon")).isEmpty();
        assertThat(CodePage.named("0")).isEmpty();
        assertThat(CodePage.named("99999999999")).isEmpty();
    }
}
