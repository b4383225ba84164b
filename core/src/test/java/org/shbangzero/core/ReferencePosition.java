package org.shbangzero.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Shbang written as plainly as its rules read, by copying and trying: the law that the fast generators are held against. Chess is
 * Shbang without checkers, so a FEN without lives is read too.
 */
final class ReferencePosition {
    private static final int[][] ROOK = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] BISHOP = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] ALL = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private final boolean withLives;
    private final char[] board = new char[64];
    private final int[] lives = new int[64];
    private boolean white;
    private String rights;
    private int passed;
    private final int[] hands = new int[2];
    private final int[] locks = new int[2];
    private int halfmove;
    private int fullmove;

    ReferencePosition(String fen) {
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

    private ReferencePosition(ReferencePosition other) {
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

    private static int square(String name) {
        return name.equals("-") ? -1 : name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
    }

    private static String name(int square) {
        return square < 0 ? "-" : "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }

    private static boolean isWhite(char piece) {
        return Character.isUpperCase(piece);
    }

    private int side() {
        return white ? 0 : 1;
    }

    /** The legal moves in UCI notation, sorted. */
    List<String> legalMoves() {
        List<String> legal = new ArrayList<>();
        for (String move : candidates()) {
            if (!after(move).isInCheck(white)) {
                legal.add(move);
            }
        }
        if (!isInCheck(white) && hands[side()] > 0) {
            for (int square = 0; square < 64; square++) {
                if (isOwn(square) && square != locks[side()]) {
                    legal.add("L@" + name(square));
                }
            }
        }
        legal.sort(null);
        return legal;
    }

    private boolean isOwn(int square) {
        return board[square] != '.' && isWhite(board[square]) == white;
    }

    private boolean isEnemy(int square) {
        return board[square] != '.' && isWhite(board[square]) != white;
    }

    private boolean isTarget(int square) {
        boolean bareKing = Character.toUpperCase(board[square]) == 'K' && lives[square] == 0;
        return isEnemy(square) && !bareKing;
    }

    private List<String> candidates() {
        List<String> moves = new ArrayList<>();
        for (int from = 0; from < 64; from++) {
            if (isOwn(from)) {
                switch (Character.toUpperCase(board[from])) {
                    case 'P' -> addPawn(moves, from);
                    case 'N' -> addLines(moves, from, KNIGHT, 1);
                    case 'B' -> addLines(moves, from, BISHOP, 7);
                    case 'R' -> addLines(moves, from, ROOK, 7);
                    case 'Q' -> addLines(moves, from, ALL, 7);
                    default -> {
                        addLines(moves, from, ALL, 1);
                        addCastling(moves, from);
                    }
                }
            }
        }
        return moves;
    }

    private void addLines(List<String> moves, int from, int[][] steps, int length) {
        for (int[] step : steps) {
            int to = from;
            for (int i = 0; i < length; i++) {
                to = shifted(to, step[0], step[1]);
                if (to < 0 || isOwn(to)) {
                    break;
                }
                if (board[to] == '.' || isTarget(to)) {
                    moves.add(name(from) + name(to));
                }
                if (board[to] != '.') {
                    break;
                }
            }
        }
    }

    private static int shifted(int square, int files, int ranks) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
    }

    private void addPawn(List<String> moves, int from) {
        int up = white ? 1 : -1;
        int once = shifted(from, 0, up);
        if (board[once] == '.') {
            addPawnMove(moves, from, once);
            int twice = shifted(from, 0, 2 * up);
            if (from / 8 == (white ? 1 : 6) && board[twice] == '.') {
                moves.add(name(from) + name(twice));
            }
        }
        for (int files = -1; files <= 1; files += 2) {
            int to = shifted(from, files, up);
            if (to >= 0 && isTarget(to)) {
                if (lives[to] > 0) {
                    moves.add(name(from) + name(to));
                } else {
                    addPawnMove(moves, from, to);
                }
            } else if (to >= 0 && to == passed) {
                moves.add(name(from) + name(to));
            }
        }
    }

    private static void addPawnMove(List<String> moves, int from, int to) {
        String move = name(from) + name(to);
        if (to / 8 == 0 || to / 8 == 7) {
            moves.addAll(List.of(move + "q", move + "r", move + "b", move + "n"));
        } else {
            moves.add(move);
        }
    }

    private void addCastling(List<String> moves, int king) {
        boolean armored = lives[king] > 0;
        if (isInCheck(white)) {
            return;
        }
        for (int way = -1; way <= 1; way += 2) {
            char right = way > 0 ? 'K' : 'Q';
            if (rights.indexOf(white ? right : Character.toLowerCase(right)) < 0) {
                continue;
            }
            int rook = way > 0 ? king + 3 : king - 4;
            boolean free = true;
            for (int square = king + way; square != rook; square += way) {
                free &= board[square] == '.';
            }
            boolean safe = armored || !(isAttacked(king + way, !white) || isAttacked(king + 2 * way, !white));
            if (free && safe) {
                moves.add(name(king) + name(king + 2 * way));
            }
        }
    }

    /** Whether the king of a colour has no lives and is attacked. */
    boolean isInCheck(boolean colour) {
        for (int square = 0; square < 64; square++) {
            if (board[square] == (colour ? 'K' : 'k')) {
                return lives[square] == 0 && isAttacked(square, !colour);
            }
        }
        throw new IllegalStateException("no king");
    }

    private boolean isAttacked(int square, boolean by) {
        int back = by ? -1 : 1;
        return isHit(square, new int[][] {{-1, back}, {1, back}}, 1, "P", by)
                || isHit(square, KNIGHT, 1, "N", by)
                || isHit(square, ALL, 1, "K", by)
                || isHit(square, ROOK, 7, "RQ", by)
                || isHit(square, BISHOP, 7, "BQ", by);
    }

    private boolean isHit(int square, int[][] steps, int length, String kinds, boolean by) {
        for (int[] step : steps) {
            int from = square;
            for (int i = 0; i < length; i++) {
                from = shifted(from, step[0], step[1]);
                if (from < 0) {
                    break;
                }
                if (board[from] != '.') {
                    if (isWhite(board[from]) == by && kinds.indexOf(Character.toUpperCase(board[from])) >= 0) {
                        return true;
                    }
                    break;
                }
            }
        }
        return false;
    }

    /** The position after a move. */
    ReferencePosition after(String move) {
        ReferencePosition next = new ReferencePosition(this);
        next.play(move);
        next.white = !white;
        next.fullmove += white ? 0 : 1;
        return next;
    }

    private void play(String move) {
        int to = square(move.substring(2, 4));
        int enemy = 1 - side();
        int wasPassed = passed;
        passed = -1;
        halfmove++;
        if (move.startsWith("L@")) {
            lives[to]++;
            hands[side()]--;
            return;
        }
        int from = square(move.substring(0, 2));
        boolean pawn = Character.toUpperCase(board[from]) == 'P';
        int target = pawn && to == wasPassed && from % 8 != to % 8 ? to + (white ? -8 : 8) : to;
        if (lives[target] > 0) {
            lives[target]--;
            hands[enemy]++;
            locks[enemy] = target;
            return;
        }
        if (pawn || board[target] != '.') {
            halfmove = 0;
        }
        board[target] = '.';
        if (locks[enemy] == target) {
            locks[enemy] = -1;
        }
        if (pawn && Math.abs(from - to) == 16) {
            passed = (from + to) / 2;
        }
        boolean castling = Character.toUpperCase(board[from]) == 'K' && Math.abs(from - to) == 2;
        carry(from, to);
        if (castling) {
            carry(to > from ? from + 3 : from - 4, (from + to) / 2);
        }
        if (move.length() == 5) {
            char kind = move.charAt(4);
            board[to] = white ? Character.toUpperCase(kind) : kind;
        }
        loseRights(from);
        loseRights(to);
    }

    private void carry(int from, int to) {
        board[to] = board[from];
        lives[to] = lives[from];
        board[from] = '.';
        lives[from] = 0;
        if (locks[side()] == from) {
            locks[side()] = to;
        }
    }

    private void loseRights(int square) {
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

    String fen() {
        StringBuilder fen = new StringBuilder();
        StringBuilder heights = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            appendRank(rank, fen, heights);
        }
        fen.append(white ? " w " : " b ")
                .append(rights.isEmpty() ? "-" : rights)
                .append(' ');
        fen.append(hasEnPassant() ? name(passed) : "-");
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

    private boolean hasEnPassant() {
        return passed >= 0 && legalMoves().stream().anyMatch(this::isEnPassant);
    }

    private boolean isEnPassant(String move) {
        return !move.startsWith("L@")
                && square(move.substring(2, 4)) == passed
                && Character.toUpperCase(board[square(move.substring(0, 2))]) == 'P'
                && move.charAt(0) != move.charAt(2);
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
