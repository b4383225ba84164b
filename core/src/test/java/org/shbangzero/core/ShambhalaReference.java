package org.shbangzero.core;

import java.util.ArrayList;
import java.util.List;

/** Shambhala as plainly as its rules read. */
final class ShambhalaReference extends ReferenceState implements Reference {
    private static final int[][] TWO = {{0, 2}, {2, 2}, {2, 0}, {2, -2}, {0, -2}, {-2, -2}, {-2, 0}, {-2, 2}};

    ShambhalaReference(String fen) {
        super(fen);
    }

    private ShambhalaReference(ShambhalaReference other) {
        super(other);
    }

    @Override
    public String fen() {
        return fen(false);
    }

    @Override
    public boolean isInCheck(boolean colour) {
        return false;
    }

    private char own(char letter) {
        return white ? letter : Character.toLowerCase(letter);
    }

    private int count(char piece) {
        int count = 0;
        for (char c : board) {
            count += c == piece ? 1 : 0;
        }
        return count;
    }

    @Override
    public List<String> legalMoves() {
        List<String> moves = new ArrayList<>();
        if (count(own('G')) + count(own('A')) == 0) {
            return moves;
        }
        for (int from = 0; from < 64; from++) {
            if (isOwn(from)) {
                addMoves(moves, from);
            }
        }
        moves.sort(null);
        return moves;
    }

    private void addMoves(List<String> moves, int from) {
        switch (Character.toUpperCase(board[from])) {
            case 'R' -> addLines(moves, from, ReferenceSteps.ORTHOGONAL, 7);
            case 'W' -> addLines(moves, from, ReferenceSteps.DIAGONAL, 7);
            case 'N' -> addLines(moves, from, ReferenceSteps.KNIGHT, 1);
            case 'E' -> addLines(moves, from, TWO, 1);
            case 'G' -> {
                addLines(moves, from, ReferenceSteps.ORTHOGONAL, 1);
                addLeap(moves, from, ReferenceSteps.KNIGHT);
            }
            case 'A' -> {
                addLines(moves, from, ReferenceSteps.DIAGONAL, 1);
                addLeap(moves, from, TWO);
            }
            default -> addPawn(moves, from);
        }
    }

    private void addLeap(List<String> moves, int from, int[][] steps) {
        if (rights.indexOf(board[from]) >= 0) {
            addLines(moves, from, steps, 1);
        }
    }

    private void addLines(List<String> moves, int from, int[][] steps, int length) {
        for (int[] step : steps) {
            int to = ReferenceSteps.shifted(from, step[0], step[1]);
            for (int i = 0; i < length && to >= 0 && (board[to] == '.' || isEnemy(to)); i++) {
                moves.add(name(from) + name(to));
                to = board[to] == '.' ? ReferenceSteps.shifted(to, step[0], step[1]) : -1;
            }
        }
    }

    private void addPawn(List<String> moves, int from) {
        for (int files = -1; files <= 1; files++) {
            int to = ReferenceSteps.shifted(from, files, white ? 1 : -1);
            if (to >= 0 && (files == 0 ? board[to] == '.' : isEnemy(to))) {
                addPawnMove(moves, name(from) + name(to), to);
            }
        }
    }

    private void addPawnMove(List<String> moves, String move, int to) {
        String choice = to / 8 == (white ? 7 : 0) ? captured() : "";
        if (choice.isEmpty()) {
            moves.add(move);
        }
        for (int i = 0; i < choice.length(); i++) {
            moves.add(move + choice.charAt(i));
        }
    }

    /** The kinds of which the side has lost a piece. */
    private String captured() {
        StringBuilder kinds = new StringBuilder();
        for (char kind : "RNEWGA".toCharArray()) {
            int atStart = kind == 'G' || kind == 'A' ? 1 : 2;
            kinds.append(count(own(kind)) < atStart ? String.valueOf(Character.toLowerCase(kind)) : "");
        }
        return kinds.toString();
    }

    @Override
    public ShambhalaReference after(String move) {
        ShambhalaReference next = new ShambhalaReference(this);
        next.play(move);
        next.white = !white;
        next.fullmove += white ? 0 : 1;
        return next;
    }

    private void play(String move) {
        int from = square(move.substring(0, 2));
        int to = square(move.substring(2, 4));
        char piece = board[from];
        int files = Math.abs(from % 8 - to % 8);
        int ranks = Math.abs(from / 8 - to / 8);
        boolean generalLeaps = piece == own('G') && files + ranks > 1;
        boolean advisorLeaps = piece == own('A') && Math.max(files, ranks) > 1;
        if (generalLeaps || advisorLeaps) {
            rights = rights.replace(String.valueOf(piece), "");
        }
        rights = rights.replace(String.valueOf(board[to]), "");
        halfmove = piece == own('P') || board[to] != '.' ? 0 : halfmove + 1;
        board[to] = move.length() == 5 ? own(Character.toUpperCase(move.charAt(4))) : piece;
        board[from] = '.';
    }
}
