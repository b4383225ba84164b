package org.shbangzero.core;

/** Steps of pieces as {files, ranks}, for the games that are written down plainly. */
final class ReferenceSteps {
    static final int[][] ORTHOGONAL = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    static final int[][] ALL = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private ReferenceSteps() {}

    /** The square so many files and ranks away, or -1 beyond the edge. */
    static int shifted(int square, int files, int ranks) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
    }
}
