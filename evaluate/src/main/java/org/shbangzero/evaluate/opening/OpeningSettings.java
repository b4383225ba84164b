package org.shbangzero.evaluate.opening;

import java.util.OptionalInt;
import org.shbangzero.core.InputException;

/**
 * Which openings of a book are wanted.
 *
 * @param minPlies fewest random plies, at least 0; of no meaning to other books
 * @param maxPlies most random plies; of a game in PGN so many plies are the opening (or all it has), see {@link #ALL_PLIES}
 * @param order in which the openings of a list are taken; of no meaning to random ones
 * @param balance how far from 0 the value of an opening may be, in centipawns (see {@link BalanceFilter}); any if it is absent
 * @param seed of all chance
 */
public record OpeningSettings(int minPlies, int maxPlies, Order order, OptionalInt balance, long seed) {
    /** As the most plies: all moves of a game in PGN. */
    public static final int ALL_PLIES = Integer.MAX_VALUE;

    /** How a list is gone through. */
    public enum Order {
        /** From its beginning. */
        FILE,
        /** As the seed has it. */
        SHUFFLED
    }

    /** @throws InputException if the plies are no range, or the balance is below 0 */
    public OpeningSettings {
        if (minPlies < 0 || maxPlies < minPlies) {
            throw new InputException("opening plies are " + minPlies + " to " + maxPlies
                    + ", expected 0 or more, the smaller number first");
        }
        if (balance.isPresent() && balance.getAsInt() < 0) {
            throw new InputException("the balance of openings is " + balance.getAsInt()
                    + ", expected 0 or more: the most centipawns that either side may be ahead");
        }
    }

    /** What of it matters for a book, the seed apart, to be said after the book's name: {@code , 4 to 8 plies, …}; empty if nothing does. */
    public String inWords(OpeningBook book) {
        boolean isRandom = book.description().equals(OpeningBook.RANDOM);
        StringBuilder words = new StringBuilder();
        if (isRandom) {
            words.append(", ").append(minPlies).append(" to ").append(maxPlies).append(" plies");
        } else {
            words.append(maxPlies == ALL_PLIES ? "" : ", at most " + maxPlies + " plies");
            words.append(order == Order.SHUFFLED ? ", shuffled" : ", in their order");
        }
        balance.ifPresent(most -> words.append(", neither side more than " + most + " centipawns ahead"));
        return words.toString();
    }

    /** Random openings, balanced or not; lists from their beginning. */
    public OpeningSettings(int minPlies, int maxPlies, long seed) {
        this(minPlies, maxPlies, Order.FILE, OptionalInt.empty(), seed);
    }
}
