package org.shbangzero.core.orthodox;

import java.util.EnumSet;
import java.util.Set;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.MoveKind;
import org.shbangzero.core.Position;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.History;
import org.shbangzero.core.board.RandomKeys;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.PieceList;

/**
 * State that the games with orthodox pieces share, and the primitives that their {@link #make} and {@link #unmake} are composed
 * of: {@link #remember}, {@link #movePieces}, {@link #endTurn}, and back, {@link #takeBack}, {@link #unmovePieces}.
 */
public abstract class OrthodoxPosition implements Position {
    private static final int HALFMOVE_LIMIT = 100;
    private static final int OCCURRENCES_BEFORE = 2;

    private static final long[] CASTLING_KEYS = RandomKeys.create("castling", 16);
    /** Index is the square + 1, so that no square has a key too. */
    private static final long[] EN_PASSANT_KEYS = RandomKeys.create("en passant", 65);

    private static final long[] SIDE_KEYS = RandomKeys.create("side to move", 2);

    private static final int RIGHTS_SHIFT = 4;
    private static final int EN_PASSANT_SHIFT = 8;
    private static final int HALFMOVE_SHIFT = 15;
    private static final int HALFMOVE_MASK = (1 << 30) - 1;
    private static final int EXTRA_SHIFT = 45;

    private final Board board;
    private final History history;
    private int side;
    private int rights;
    private int enPassant = Squares.NONE;
    private int halfmove;
    private int fullmove;
    /** Cached answer of {@link #repetitions()}, or -1. */
    private int repetitions = -1;

    /** Starts from a setup without faults. The game's constructor calls {@link #offerEnPassant} when its own state is set. */
    protected OrthodoxPosition(OrthodoxSetup setup) {
        board = new Board(setup.board());
        history = new History();
        side = setup.side();
        rights = setup.rights();
        halfmove = setup.halfmove();
        fullmove = setup.fullmove();
    }

    /** Copies. */
    protected OrthodoxPosition(OrthodoxPosition other) {
        board = new Board(other.board);
        history = new History(other.history);
        side = other.side;
        rights = other.rights;
        enPassant = other.enPassant;
        halfmove = other.halfmove;
        fullmove = other.fullmove;
    }

    // What a game decides

    /** Whether the side to move has a legal en-passant move onto a passed square that at least one of its pawns attacks. */
    protected abstract boolean isEnPassantLegal(int passed);

    /** How the game's own end, tested before all others, leaves the position: {@link Result#ONGOING} if it is not reached. */
    protected Result ownResult() {
        return Result.ONGOING;
    }

    /** Whether the pieces left make the game a draw. */
    protected boolean isMaterialInsufficient() {
        return Material.isInsufficient(board);
    }

    /** Whether the game counts the position as a draw since no sequence of moves leads to mate; asked after all else. */
    protected boolean isDead() {
        return false;
    }

    /** How many plies back a position could be the same as this one. */
    protected int repetitionWindow() {
        return halfmove;
    }

    /** Hash of the state that the game adds. */
    protected long extraKey() {
        return 0;
    }

    /** Appends the fields that the game adds, each with a space before it. */
    protected void appendExtraFields(StringBuilder fen) {}

    // State

    public final Board board() {
        return board;
    }

    /** Castling rights, see {@link Castling}. */
    public final int rights() {
        return rights;
    }

    /** The passed square if an en-passant move is legal, else {@link Squares#NONE}. */
    public final int enPassant() {
        return enPassant;
    }

    @Override
    public final int sideToMove() {
        return side;
    }

    @Override
    public final int halfmoveClock() {
        return halfmove;
    }

    @Override
    public final int fullmoveNumber() {
        return fullmove;
    }

    @Override
    public final int ply() {
        return history.size();
    }

    @Override
    public final long key() {
        return board.key() ^ SIDE_KEYS[side] ^ CASTLING_KEYS[rights] ^ EN_PASSANT_KEYS[enPassant + 1] ^ extraKey();
    }

    @Override
    public final int repetitions() {
        if (repetitions < 0) {
            int window = repetitionWindow();
            repetitions = window < 4 ? 0 : history.repetitions(key(), window);
        }
        return repetitions;
    }

    @Override
    public final Result result(int legalMoveCount) {
        Result own = ownResult();
        if (own.isOver()) {
            return own;
        }
        if (isMaterialInsufficient()) {
            return Result.draw(EndReason.MATERIAL);
        }
        if (legalMoveCount == 0) {
            return inCheck() ? Result.win(Side.opponent(side), EndReason.CHECKMATE) : Result.draw(EndReason.STALEMATE);
        }
        if (halfmove >= HALFMOVE_LIMIT) {
            return Result.draw(EndReason.FIFTY);
        }
        if (repetitions() >= OCCURRENCES_BEFORE) {
            return Result.draw(EndReason.REPETITION);
        }
        return isDead() ? Result.draw(EndReason.DEAD) : Result.ONGOING;
    }

    /** Captures and promotions. */
    @Override
    public boolean isNoisy(int move) {
        return Moves.isPromotion(move) || capturedBy(move) != Board.EMPTY;
    }

    // Make

    /** The piece that an ordinary move captures, or {@link Board#EMPTY}. */
    protected final int capturedBy(int move) {
        int to = Moves.to(move);
        return board.pieceAt(Moves.special(move) == Moves.EN_PASSANT ? EnPassant.victim(side, to) : to);
    }

    /**
     * Records the state before a move.
     *
     * @param captured the piece that the move captures, or {@link Board#EMPTY}
     * @param extra up to 19 bits of the game's own state
     */
    protected final void remember(int move, int captured, long extra) {
        long state = captured
                | rights << RIGHTS_SHIFT
                | (enPassant + 1) << EN_PASSANT_SHIFT
                | (long) halfmove << HALFMOVE_SHIFT
                | extra << EXTRA_SHIFT;
        history.push(move, state, key());
    }

    /** Moves, captures, castles and promotes; updates the castling rights and the halfmove clock. */
    protected final void movePieces(int move, int captured) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int special = Moves.special(move);
        boolean pawn = board.kindAt(from) == Kinds.PAWN;
        if (captured != Board.EMPTY) {
            board.remove(special == Moves.EN_PASSANT ? EnPassant.victim(side, to) : to);
        }
        if (special >= Moves.PROMOTION) {
            board.remove(from);
            board.put(Board.piece(side, Moves.promotedKind(move)), to);
        } else {
            board.move(from, to);
            if (special == Moves.CASTLING) {
                board.move(Castling.rookFrom(to), Castling.rookTo(to));
            }
        }
        loseRights(from, to);
        countTurn(pawn || captured != Board.EMPTY);
    }

    /** Takes the castling rights of king and rooks whose home is one of the two squares of a move. */
    protected final void loseRights(int from, int to) {
        if (rights != 0) {
            rights = Castling.kept(Castling.kept(rights, from), to);
        }
    }

    /** Counts a turn on the halfmove clock. */
    protected final void countTurn(boolean irreversible) {
        halfmove = irreversible ? 0 : halfmove + 1;
    }

    /** Passes the move to the other side, which may take en passant after a double step. */
    protected final void endTurn(int move) {
        side ^= 1;
        fullmove += side ^ 1;
        enPassant = Squares.NONE;
        repetitions = -1;
        if (Moves.special(move) == Moves.DOUBLE_STEP) {
            offerEnPassant((Moves.from(move) + Moves.to(move)) >> 1);
        }
    }

    /** Sets the passed square if an en-passant move onto it is legal for the side to move. */
    protected final void offerEnPassant(int passed) {
        if (EnPassant.capturers(board, side, passed) != 0 && isEnPassantLegal(passed)) {
            enPassant = passed;
        }
    }

    // Unmake

    /** Restores all state but the pieces and the game's own, and returns the last move. */
    protected final int takeBack() {
        history.pop();
        long state = history.topState();
        rights = (int) state >> RIGHTS_SHIFT & 15;
        enPassant = ((int) state >> EN_PASSANT_SHIFT & 127) - 1;
        halfmove = (int) (state >> HALFMOVE_SHIFT) & HALFMOVE_MASK;
        fullmove -= side ^ 1;
        side ^= 1;
        repetitions = -1;
        return history.topMove();
    }

    /** After {@link #takeBack}: the game's own bits given to {@link #remember}. */
    protected final long rememberedExtra() {
        return history.topState() >>> EXTRA_SHIFT;
    }

    /** After {@link #takeBack}: puts the pieces back. */
    protected final void unmovePieces(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int special = Moves.special(move);
        if (special >= Moves.PROMOTION) {
            board.remove(to);
            board.put(Board.piece(side, Kinds.PAWN), from);
        } else {
            board.move(to, from);
            if (special == Moves.CASTLING) {
                board.move(Castling.rookTo(to), Castling.rookFrom(to));
            }
        }
        int captured = (int) history.topState() & 15;
        if (captured != Board.EMPTY) {
            board.put(captured, special == Moves.EN_PASSANT ? EnPassant.victim(side, to) : to);
        }
    }

    // Text, and what people see

    @Override
    public MoveKind kind(int move) {
        if (Moves.special(move) == Moves.CASTLING) {
            return MoveKind.CASTLING;
        }
        return capturedBy(move) == Board.EMPTY ? MoveKind.MOVE : MoveKind.CAPTURE;
    }

    @Override
    public BoardView view() {
        return BoardView.of(PieceList.of(board, Kinds.LETTERS, square -> 0, this::marks));
    }

    /** What is special about the piece on a square: a king's check. */
    protected final Set<BoardView.Mark> marks(int square) {
        boolean checked = board.pieceAt(square) == Board.piece(side, Kinds.KING) && inCheck();
        return checked ? EnumSet.of(BoardView.Mark.CHECK) : EnumSet.noneOf(BoardView.Mark.class);
    }

    @Override
    public final String fen() {
        return OrthodoxText.fen(this);
    }

    /** What a drawing of the board does not show, as one line: side to move, castling, en passant, counters. */
    protected final String stateLine() {
        return OrthodoxText.stateLine(this);
    }

    @Override
    public String uci(int move) {
        return OrthodoxText.uci(move);
    }
}
