package org.vivarium.lcf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;

/** Texts and arrays that point into the file's bytes. */
class CompactTypesTest {
    private static final Charset LATIN = Charset.forName("windows-1252");
    private static final byte[] DATA =
            WorkedExamplesTest.bytes("00 48690A FFFE 0180 05000000 FFFFFFFF 814142");

    @Test
    void theEmptyTextAndTheEmptyArrayAreShared() {
        assertThat(LcfString.of(DATA, 3, 0))
                .isSameAs(LcfString.EMPTY)
                .isSameAs(LcfString.of(DATA, 9, 0));
        assertThat(LcfArray.of(DATA, 3, 0, FieldKind.SHORTS)).isSameAs(LcfArray.EMPTY);
        assertThat(LcfArray.of(DATA, 3, 1, FieldKind.SHORTS)).isSameAs(LcfArray.EMPTY);
        assertThat(LcfString.EMPTY.decode(LATIN)).isSameAs("");
    }

    @Test
    void aTextIsDecodedFromItsPlace() {
        LcfString text = LcfString.of(DATA, 1, 2);

        assertThat(text.decode(LATIN)).isEqualTo("Hi");
        assertThat(text.length()).isEqualTo(2);
        assertThat(text.isAscii()).isTrue();
        assertThat(text).isEqualTo(LcfString.of("xHix".getBytes(LATIN), 1, 2));
        assertThat(text.hashCode()).isEqualTo(LcfString.of("Hi".getBytes(LATIN), 0, 2).hashCode());
    }

    @Test
    void unassignedBytesOfASingleBytePageAreControlsBothWays() {
        LcfString text = LcfString.of(DATA, 16, 3);

        assertThat(text.decode(LATIN)).isEqualTo("\u0081AB");
        assertThat(LcfText.encode("\u0081AB", LATIN)).isEqualTo(text.toBytes());
        assertThat(LcfText.encode("空", LATIN)).isNull();
        assertThat(text.decode(Charset.forName("windows-31j"))).hasSize(2);
    }

    @Test
    void elementsAreDecodedByTheirWidth() {
        assertThat(LcfArray.of(DATA, 4, 4, FieldKind.SHORTS).toInts())
                .containsExactly(-257, -32767);
        assertThat(LcfArray.of(DATA, 8, 8, FieldKind.INTS).toInts()).containsExactly(5, -1);
        assertThat(LcfArray.of(DATA, 4, 4, FieldKind.BYTES).toInts())
                .containsExactly(255, 254, 1, 128);
        assertThat(LcfArray.of(DATA, 4, 3, FieldKind.SHORTS).size()).isEqualTo(1);
    }

    @Test
    void outsideOfAnArrayThereIsAFallback() {
        LcfArray flags = LcfArray.of(DATA, 6, 2, FieldKind.BOOLS);

        assertThat(flags.getOr(2, 7)).isEqualTo(7);
        assertThat(flags.isSet(0, false)).isTrue();
        assertThat(flags.isSet(9, true)).isTrue();
        assertThatThrownBy(() -> flags.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
