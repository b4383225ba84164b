package org.shbangzero.core;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A two-player board game of perfect information on 8×8 squares, and everything that the toolkit needs to know of it.
 * Implementations are immutable, and register themselves with {@link Games}. Nothing outside a game's own package asks
 * which game it is.
 */
public interface Game {
    /** Short lower-case name, as used on the command line and in files, e.g. {@code chess}. */
    String id();

    /** The rules in one line. */
    String summary();

    /** How many starting positions the game has; their ids are 0 to this number less one. Start id 0 is the default. */
    int startCount();

    /**
     * A new position at the start with that id.
     *
     * @throws InputException if there is no such start
     */
    Position start(int id);

    /** Whether whoever knows the game knows start id 0, so that a PGN game from it needs no FEN. */
    default boolean hasStandardStart() {
        return true;
    }

    /**
     * Whether each of its positions, as a FEN, is one of chess with the same moves and results, so that a program which knows
     * only chess can play it.
     */
    default boolean isWithinChess() {
        return false;
    }

    /**
     * Reads a position.
     *
     * @throws FenException with every fault found
     */
    Position parse(String fen);

    /**
     * The same game with its option {@code deadPosition} on: positions from which no sequence of moves leads to mate are draws
     * ({@link EndReason#DEAD}), tested after everything else and recognised where the game can prove it. Nothing else
     * differs; in registered games the option is off.
     *
     * @return nothing if the game has no such option
     */
    default Optional<Game> withDeadPosition() {
        return Optional.empty();
    }

    /** The ways to end that only this game knows, beyond the constants of {@link EndReason}. */
    default List<EndReason> ownEndReasons() {
        return List.of();
    }

    /**
     * What a piece is called, in lower case.
     *
     * @param letter upper case, as in a FEN
     * @throws IllegalArgumentException if the game has no such piece
     */
    default String pieceName(char letter) {
        return switch (letter) {
            case 'K' -> "king";
            case 'Q' -> "queen";
            case 'R' -> "rook";
            case 'B' -> "bishop";
            case 'N' -> "knight";
            case 'P' -> "pawn";
            default -> throw new IllegalArgumentException("no piece has the letter '" + letter + "'");
        };
    }

    /** An upper bound of the number of legal moves in any position: the size of the arrays given to {@link Position#legalMoves}. */
    int maxLegalMoves();

    /** What the network sees. */
    PlaneLayout planes();

    /** What the network answers for moves. */
    PolicyLayout policy();

    /** Number of curriculum levels, at least 1. Level 0 is the real start; each further level is an easier game to finish. */
    int curriculumLevels();

    /**
     * A random start of a curriculum level. Level 0 draws a start id.
     *
     * @param level 0 to {@link #curriculumLevels()} less one
     * @param random the only source of chance, so that a seed gives the same start again
     */
    Position curriculumStart(int level, RandomGenerator random);
}
