package org.shbangzero.core.orthodox;

import java.util.EnumSet;
import java.util.Set;
import org.shbangzero.core.BoardView;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.MoveKind;
import org.shbangzero.core.Result;
import org.shbangzero.core.Side;
import org.shbangzero.core.board.Board;
import org.shbangzero.core.board.BoardPosition;
import org.shbangzero.core.board.RandomKeys;
import org.shbangzero.core.board.Squares;
import org.shbangzero.core.notation.PieceList;

/**
 * State that the games with orthodox pieces share, and the primitives that their {@link #make} and {@link #unmake} are composed
 * of: {@link #remember}, {@link #movePieces}, {@link #endTurn}, and back, {@link #takeBack}, {@link #unmovePieces}.
 */
public abstract class OrthodoxPosition extends BoardPosition {
    private static final long[] CASTLING_KEYS = RandomKeys.create("castling", 16);
    /** Index is the square + 1, so that no square has a key too. */
    private static final long[] EN_PASSANT_KEYS = RandomKeys.create("en passant", 65);

    // Layout of the state that is remembered with each move: castling rights, en-passant square, the game's extra bits.
    private static final int RIGHTS_MASK = 15;
    private static final int EN_PASSANT_SHIFT = 4;
    private static final int EN_PASSANT_MASK = 127;
    private static final int EXTRA_SHIFT = 11;

    private int rights;
    private int enPassant = Squares.NONE;

    /** Starts from a setup without faults. The game's constructor calls {@link #offerEnPassant} when its own state is set. */
    protected OrthodoxPosition(OrthodoxSetup setup) {
        super(setup.board(), setup.side(), setup.halfmove(), setup.fullmove());
        rights = setup.rights();
    }

    /** Copies. */
    protected OrthodoxPosition(OrthodoxPosition other) {
        super(other);
        rights = other.rights;
        enPassant = other.enPassant;
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
        return Material.isInsufficient(board());
    }

    /** Whether the game counts the position as a draw since no sequence of moves leads to mate; asked after all else. */
    protected boolean isDead() {
        return false;
    }

    /** Hash of the state that the game adds. */
    protected long extraKey() {
        return 0;
    }

    /** Appends the fields that the game adds, each with a space before it. */
    protected void appendExtraFields(StringBuilder fen) {}

    // State

    /** Castling rights, see {@link Castling}. */
    public final int rights() {
        return rights;
    }

    /** The passed square if an en-passant move is legal, else {@link Squares#NONE}. */
    public final int enPassant() {
        return enPassant;
    }

    @Override
    public final long key() {
        return boardKey() ^ CASTLING_KEYS[rights] ^ EN_PASSANT_KEYS[enPassant + 1] ^ extraKey();
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
            return inCheck()
                    ? Result.win(Side.opponent(sideToMove()), EndReason.CHECKMATE)
                    : Result.draw(EndReason.STALEMATE);
        }
        Result draw = drawWithoutProgress();
        if (draw.isOver()) {
            return draw;
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
        return board().pieceAt(captureSquare(move));
    }

    /** Where the piece stands that a capture is aimed at. */
    protected final int captureSquare(int move) {
        return PieceMovement.captureSquare(move, sideToMove());
    }

    /**
     * Records the state before a move.
     *
     * @param captured the piece that the move captures, or {@link Board#EMPTY}
     * @param extra up to 19 bits of the game's own state
     */
    protected final void remember(int move, int captured, int extra) {
        push(move, captured, rights | (enPassant + 1) << EN_PASSANT_SHIFT | extra << EXTRA_SHIFT);
    }

    /** Moves, captures, castles and promotes; updates the castling rights and the halfmove clock. */
    protected final void movePieces(int move, int captured) {
        int from = Moves.from(move);
        boolean pawn = board().kindAt(from) == Kinds.PAWN;
        PieceMovement.make(board(), sideToMove(), move, captured);
        loseRights(from, Moves.to(move));
        countTurn(pawn || captured != Board.EMPTY);
    }

    /** Takes the castling rights of king and rooks whose home is one of the two squares of a move. */
    protected final void loseRights(int from, int to) {
        if (rights != 0) {
            rights = Castling.kept(Castling.kept(rights, from), to);
        }
    }

    /** Passes the move to the other side, which may take en passant after a double step. */
    protected final void endTurn(int move) {
        passTurn();
        enPassant = Squares.NONE;
        if (Moves.special(move) == Moves.DOUBLE_STEP) {
            offerEnPassant((Moves.from(move) + Moves.to(move)) >> 1);
        }
    }

    /** Sets the passed square if an en-passant move onto it is legal for the side to move. */
    protected final void offerEnPassant(int passed) {
        if (EnPassant.capturers(board(), sideToMove(), passed) != 0 && isEnPassantLegal(passed)) {
            enPassant = passed;
        }
    }

    // Unmake

    /** Restores all state but the pieces and the game's own, and returns the last move. */
    protected final int takeBack() {
        int move = pop();
        int state = poppedState();
        rights = state & RIGHTS_MASK;
        enPassant = (state >> EN_PASSANT_SHIFT & EN_PASSANT_MASK) - 1;
        return move;
    }

    /** After {@link #takeBack}: the game's own bits given to {@link #remember}. */
    protected final int rememberedExtra() {
        return poppedState() >>> EXTRA_SHIFT;
    }

    /** After {@link #takeBack}: puts the pieces back. */
    protected final void unmovePieces(int move) {
        PieceMovement.unmake(board(), sideToMove(), move, poppedCapture());
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
        return BoardView.of(PieceList.of(board(), Kinds.LETTERS, square -> 0, this::marks));
    }

    /** What is special about the piece on a square: a king's check. */
    protected final Set<BoardView.Mark> marks(int square) {
        boolean checked = board().pieceAt(square) == Board.piece(sideToMove(), Kinds.KING) && inCheck();
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
