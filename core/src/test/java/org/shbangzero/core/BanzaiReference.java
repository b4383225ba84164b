package org.shbangzero.core;

import java.util.List;

/** Banzai as plainly as its rules read: chess, and moves onto own pieces. */
final class BanzaiReference extends ShbangReference {
    BanzaiReference(String fen) {
        super(fen);
    }

    private BanzaiReference(BanzaiReference other) {
        super(other);
    }

    @Override
    BanzaiReference copy() {
        return new BanzaiReference(this);
    }

    @Override
    boolean mayStepTwice(int from) {
        return white ? from / 8 <= 1 : from / 8 >= 6;
    }

    @Override
    List<String> candidates() {
        List<String> moves = super.candidates();
        for (int from = 0; from < 64; from++) {
            if (isOwn(from)) {
                switch (Character.toUpperCase(board[from])) {
                    case 'P' -> addPawnPushes(moves, from);
                    case 'N' -> addPushes(moves, from, ReferenceSteps.KNIGHT, 1);
                    case 'B' -> addPushes(moves, from, ReferenceSteps.DIAGONAL, 7);
                    case 'R' -> addPushes(moves, from, ReferenceSteps.ORTHOGONAL, 7);
                    case 'Q' -> addPushes(moves, from, ReferenceSteps.ALL, 7);
                    default -> addPushes(moves, from, ReferenceSteps.ALL, 1);
                }
            }
        }
        return moves;
    }

    private void addPawnPushes(List<String> moves, int from) {
        int[][] forward = {{0, white ? 1 : -1}};
        addPushes(moves, from, forward, mayStepTwice(from) ? 2 : 1);
    }

    private void addPushes(List<String> moves, int from, int[][] steps, int length) {
        for (int[] step : steps) {
            int to = ReferenceSteps.shifted(from, step[0], step[1]);
            for (int i = 1; i < length && to >= 0 && board[to] == '.'; i++) {
                to = ReferenceSteps.shifted(to, step[0], step[1]);
            }
            if (to >= 0 && isOwn(to)) {
                addPush(moves, from, to);
            }
        }
    }

    private void addPush(List<String> moves, int from, int to) {
        int landing = landing(from, to);
        if (landing < 0 || board[landing] != '.') {
            return;
        }
        String move = name(from) + name(to);
        boolean promotes = Character.toUpperCase(board[to]) == 'P' && landing / 8 == (white ? 7 : 0);
        moves.addAll(promotes ? List.of(move + "r", move + "b", move + "n") : List.of(move));
    }

    private static int landing(int from, int to) {
        int files = Integer.signum(to % 8 - from % 8);
        int ranks = Integer.signum(to / 8 - from / 8);
        int ahead = ReferenceSteps.shifted(to, files, ranks);
        if (ahead >= 0 || files == 0 || ranks == 0) {
            return ahead;
        }
        return Math.max(ReferenceSteps.shifted(to, -files, ranks), ReferenceSteps.shifted(to, files, -ranks));
    }

    @Override
    void play(String move) {
        int from = square(move.substring(0, 2));
        int to = square(move.substring(2, 4));
        if (!isOwn(to)) {
            super.play(move);
            return;
        }
        boolean pawn = Character.toUpperCase(board[from]) == 'P';
        boolean promotes = move.length() == 5;
        passed = pawn && Math.abs(from - to) == 16 ? (from + to) / 2 : -1;
        halfmove = pawn || promotes ? 0 : halfmove + 1;
        if (promotes) {
            board[to] = white ? Character.toUpperCase(move.charAt(4)) : move.charAt(4);
        }
        carry(to, landing(from, to));
        carry(from, to);
        loseRights(from);
        loseRights(to);
    }
}
