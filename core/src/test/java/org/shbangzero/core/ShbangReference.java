package org.shbangzero.core;

import java.util.ArrayList;
import java.util.List;

/**
 * Shbang written as plainly as its rules read, by copying and trying: the law that the fast generators are held against. Chess is
 * Shbang without checkers, so a FEN without lives is read too.
 */
class ShbangReference extends ReferenceState implements Reference {
    ShbangReference(String fen) {
        super(fen);
    }

    ShbangReference(ShbangReference other) {
        super(other);
    }

    ShbangReference copy() {
        return new ShbangReference(this);
    }

    @Override
    public List<String> legalMoves() {
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

    private boolean isTarget(int square) {
        boolean bareKing = Character.toUpperCase(board[square]) == 'K' && lives[square] == 0;
        return isEnemy(square) && !bareKing;
    }

    /** Moves that may leave the king attacked. */
    List<String> candidates() {
        List<String> moves = new ArrayList<>();
        for (int from = 0; from < 64; from++) {
            if (isOwn(from)) {
                switch (Character.toUpperCase(board[from])) {
                    case 'P' -> addPawn(moves, from);
                    case 'N' -> addLines(moves, from, ReferenceSteps.KNIGHT, 1);
                    case 'B' -> addLines(moves, from, ReferenceSteps.DIAGONAL, 7);
                    case 'R' -> addLines(moves, from, ReferenceSteps.ORTHOGONAL, 7);
                    case 'Q' -> addLines(moves, from, ReferenceSteps.ALL, 7);
                    default -> {
                        addLines(moves, from, ReferenceSteps.ALL, 1);
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
                to = ReferenceSteps.shifted(to, step[0], step[1]);
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

    boolean mayStepTwice(int from) {
        return from / 8 == (white ? 1 : 6);
    }

    private void addPawn(List<String> moves, int from) {
        int up = white ? 1 : -1;
        int once = ReferenceSteps.shifted(from, 0, up);
        if (board[once] == '.') {
            addPawnMove(moves, from, once);
            int twice = ReferenceSteps.shifted(from, 0, 2 * up);
            if (mayStepTwice(from) && board[twice] == '.') {
                moves.add(name(from) + name(twice));
            }
        }
        for (int files = -1; files <= 1; files += 2) {
            int to = ReferenceSteps.shifted(from, files, up);
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
            boolean safe = armored
                    || !(ReferenceAttacks.isAttacked(board, king + way, !white)
                            || ReferenceAttacks.isAttacked(board, king + 2 * way, !white));
            if (free && safe) {
                moves.add(name(king) + name(king + 2 * way));
            }
        }
    }

    /** Whether the king of a colour has no lives and is attacked. */
    @Override
    public boolean isInCheck(boolean colour) {
        for (int square = 0; square < 64; square++) {
            if (board[square] == (colour ? 'K' : 'k')) {
                return lives[square] == 0 && ReferenceAttacks.isAttacked(board, square, !colour);
            }
        }
        throw new IllegalStateException("no king");
    }

    @Override
    public ShbangReference after(String move) {
        ShbangReference next = copy();
        next.play(move);
        next.white = !white;
        next.fullmove += white ? 0 : 1;
        return next;
    }

    /** Changes all but the side to move and the move number. */
    void play(String move) {
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

    @Override
    public String fen() {
        return fen(hasEnPassant());
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
}
