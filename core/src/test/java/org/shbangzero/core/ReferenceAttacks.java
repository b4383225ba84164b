package org.shbangzero.core;

/** Which squares the pieces of chess attack, found by walking from the square. */
final class ReferenceAttacks {
    private ReferenceAttacks() {}

    /**
     * Whether a side's piece attacks a square.
     *
     * @param board a letter for each square, upper case for White, {@code .} where nothing stands
     * @param byWhite whose attacks count
     */
    static boolean isAttacked(char[] board, int square, boolean byWhite) {
        int back = byWhite ? -1 : 1;
        return isHit(board, square, new int[][] {{-1, back}, {1, back}}, 1, "P", byWhite)
                || isHit(board, square, ReferenceSteps.KNIGHT, 1, "N", byWhite)
                || isHit(board, square, ReferenceSteps.ALL, 1, "K", byWhite)
                || isHit(board, square, ReferenceSteps.ORTHOGONAL, 7, "RQ", byWhite)
                || isHit(board, square, ReferenceSteps.DIAGONAL, 7, "BQ", byWhite);
    }

    private static boolean isHit(char[] board, int square, int[][] steps, int length, String kinds, boolean byWhite) {
        for (int[] step : steps) {
            int from = square;
            for (int i = 0; i < length; i++) {
                from = ReferenceSteps.shifted(from, step[0], step[1]);
                if (from < 0) {
                    break;
                }
                if (board[from] != '.') {
                    boolean white = Character.isUpperCase(board[from]);
                    if (white == byWhite && kinds.indexOf(Character.toUpperCase(board[from])) >= 0) {
                        return true;
                    }
                    break;
                }
            }
        }
        return false;
    }
}
