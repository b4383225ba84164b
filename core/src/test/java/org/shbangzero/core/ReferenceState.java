package org.shbangzero.core;

import java.util.Arrays;

/** All that a position of any game consists of, read from a FEN and written to one. */
abstract class ReferenceState {
    final boolean withLives;
    final char[] board = new char[64];
    final int[] lives = new int[64];
    boolean white;
    String rights;
    int passed;
    final int[] hands = new int[2];
    final int[] locks = new int[2];
    int halfmove;
    int fullmove;

    ReferenceState(String fen) {
        String[] fields = fen.split(" ", -1);
        withLives = fields.length == 9;
        Arrays.fill(board, '.');
        String[] ranks = fields[0].split("/", -1);
        String[] heights = withLives ? fields[4].split("/", -1) : null;
        for (int i = 0; i < 8; i++) {
            int square = 8 * (7 - i);
            int piece = 0;
            for (char c : ranks[i].toCharArray()) {
                if (Character.isDigit(c)) {
                    square += c - '0';
                } else {
                    board[square] = c;
                    lives[square++] = withLives ? Character.digit(heights[i].charAt(piece++), 16) : 0;
                }
            }
        }
        white = fields[1].equals("w");
        rights = fields[2].equals("-") ? "" : fields[2];
        passed = square(fields[3]);
        for (int side = 0; side < 2; side++) {
            hands[side] = withLives ? Integer.parseInt(fields[5].split("/", -1)[side]) : 0;
            locks[side] = withLives ? square(fields[6].split("/", -1)[side]) : -1;
        }
        halfmove = Integer.parseInt(fields[fields.length - 2]);
        fullmove = Integer.parseInt(fields[fields.length - 1]);
    }

    ReferenceState(ReferenceState other) {
        withLives = other.withLives;
        System.arraycopy(other.board, 0, board, 0, 64);
        System.arraycopy(other.lives, 0, lives, 0, 64);
        white = other.white;
        rights = other.rights;
        passed = other.passed;
        System.arraycopy(other.hands, 0, hands, 0, 2);
        System.arraycopy(other.locks, 0, locks, 0, 2);
        halfmove = other.halfmove;
        fullmove = other.fullmove;
    }

    final boolean isOwn(int square) {
        return board[square] != '.' && Character.isUpperCase(board[square]) == white;
    }

    final boolean isEnemy(int square) {
        return board[square] != '.' && Character.isUpperCase(board[square]) != white;
    }

    /** 0 for White, 1 for Black: index of the side to move. */
    final int side() {
        return white ? 0 : 1;
    }

    /** Moves a piece with its lives and its lock. */
    final void carry(int from, int to) {
        board[to] = board[from];
        lives[to] = lives[from];
        board[from] = '.';
        lives[from] = 0;
        if (locks[side()] == from) {
            locks[side()] = to;
        }
    }

    final void loseRights(int square) {
        String lost =
                switch (name(square)) {
                    case "e1" -> "[KQ]";
                    case "a1" -> "Q";
                    case "h1" -> "K";
                    case "e8" -> "[kq]";
                    case "a8" -> "q";
                    case "h8" -> "k";
                    default -> "-";
                };
        rights = rights.replaceAll(lost, "");
    }

    static int square(String name) {
        return name.equals("-") ? -1 : name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
    }

    static String name(int square) {
        return square < 0 ? "-" : "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }

    String fen(boolean enPassantIsLegal) {
        StringBuilder fen = new StringBuilder();
        StringBuilder heights = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            appendRank(rank, fen, heights);
        }
        fen.append(white ? " w " : " b ")
                .append(rights.isEmpty() ? "-" : rights)
                .append(' ');
        fen.append(enPassantIsLegal ? name(passed) : "-");
        if (withLives) {
            fen.append(' ')
                    .append(heights)
                    .append(' ')
                    .append(hands[0])
                    .append('/')
                    .append(hands[1]);
            fen.append(' ').append(name(locks[0])).append('/').append(name(locks[1]));
        }
        return fen.append(' ').append(halfmove).append(' ').append(fullmove).toString();
    }

    private void appendRank(int rank, StringBuilder fen, StringBuilder heights) {
        StringBuilder placement = new StringBuilder();
        StringBuilder digits = new StringBuilder();
        for (int square = 8 * rank; square < 8 * rank + 8; square++) {
            placement.append(board[square] == '.' ? "1" : String.valueOf(board[square]));
            if (board[square] != '.') {
                digits.append(Character.forDigit(lives[square], 16));
            }
        }
        String text = placement.toString();
        for (int run = 8; run > 1; run--) {
            text = text.replace("1".repeat(run), String.valueOf(run));
        }
        fen.append(text).append(rank > 0 ? "/" : "");
        heights.append(digits.isEmpty() ? "-" : digits).append(rank > 0 ? "/" : "");
    }
}
