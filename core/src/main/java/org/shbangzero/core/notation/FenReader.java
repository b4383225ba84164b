package org.shbangzero.core.notation;

import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.FenException;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Board;

/** Reads the fields of one FEN and collects every fault, so that all can be reported at once. */
public final class FenReader {
    private static final int MAX_DIGITS = 9;

    private final String fen;
    private final List<String> names;
    private final String[] fields;
    private final List<String> faults = new ArrayList<>();

    /**
     * @param names the game's fields in order, {@code placement} first
     */
    public FenReader(String fen, List<String> names) {
        this.fen = fen;
        this.names = names;
        this.fields = fen.split(" ", -1);
        if (fields.length != names.size()) {
            faults.add("fields: expected " + names.size() + " separated by one space (" + String.join(" ", names)
                    + "), found " + fields.length);
        }
    }

    /** The text of a field; null if the number of fields is wrong and it is not the first, for then none can be told apart. */
    public String field(String name) {
        int index = names.indexOf(name);
        return index == 0 || fields.length == names.size() ? fields[index] : null;
    }

    /** Records a fault of a field. */
    public void fault(String field, String text) {
        faults.add(field + ": " + text);
    }

    public boolean hasFaults() {
        return !faults.isEmpty();
    }

    /**
     * To be called when all is read.
     *
     * @throws FenException if there were faults
     */
    public void refuseFaults() {
        if (hasFaults()) {
            throw new FenException(fen, faults);
        }
    }

    /** Fills an empty board from the field {@code placement}. */
    public void readPlacement(String letters, Board board) {
        new PlacementReader(this, letters, board).read(field("placement"));
    }

    /** Reads the field {@code side}. */
    public int readSide() {
        String text = field("side");
        if (text != null && !text.equals("w") && !text.equals("b")) {
            fault("side", "'" + text + "' is neither w nor b");
        }
        return "b".equals(text) ? Side.BLACK : Side.WHITE;
    }

    /** Reads a field that is a plain decimal number of at most nine digits; 0 if it is faulty. */
    public int readNumber(String name) {
        String text = field(name);
        return text == null ? 0 : parseNumber(name, text);
    }

    /** Reads a plain decimal number of at most nine digits that is a part of a field; 0 if it is faulty. */
    public int parseNumber(String name, String text) {
        if (text.isEmpty() || text.length() > MAX_DIGITS || !text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            fault(name, "'" + text + "' is not a number of 1 to " + MAX_DIGITS + " digits");
            return 0;
        }
        return Integer.parseInt(text);
    }

    /**
     * Reads a field of the form {@code white/black}.
     *
     * @return the two parts, or null if the field is missing or has another form
     */
    public String[] readPair(String name) {
        String text = field(name);
        if (text == null) {
            return null;
        }
        String[] parts = text.split("/", -1);
        if (parts.length != 2) {
            fault(name, "'" + text + "' is not of the form white/black");
            return null;
        }
        return parts;
    }

    /** Reads a field that is a set of letters in a fixed order, or {@code -}; bit i of the answer is letter i. */
    public int readLetterSet(String name, String letters) {
        String text = field(name);
        if (text == null || text.equals("-")) {
            return 0;
        }
        int set = 0;
        for (int i = 0; i < text.length(); i++) {
            int index = letters.indexOf(text.charAt(i));
            if (index < 0 || set >> index != 0) {
                fault(name, "'" + text + "' is not a subset of " + letters + " in that order, or -");
                return 0;
            }
            set |= 1 << index;
        }
        if (set == 0) {
            fault(name, "is empty; no rights are written -");
        }
        return set;
    }
}
