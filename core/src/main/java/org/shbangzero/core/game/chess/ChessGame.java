package org.shbangzero.core.game.chess;

import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.StartIds;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;
import org.shbangzero.core.orthodox.StandardGame;

/** Chess. */
public final class ChessGame extends StandardGame {
    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /** For the registry. */
    public ChessGame() {
        this(false);
    }

    private ChessGame(boolean deadPosition) {
        super(
                OrthodoxPlanes.layout("chess-planes-1"),
                new OrthodoxPolicy("chess-policy-1", OrthodoxPolicy.COUNT, 0),
                deadPosition);
    }

    @Override
    public String id() {
        return "chess";
    }

    @Override
    public String summary() {
        return "chess by the FIDE Laws, with automatic draws";
    }

    @Override
    public Optional<Game> withDeadPosition() {
        return Optional.of(new ChessGame(true));
    }

    @Override
    public boolean isWithinChess() {
        return true;
    }

    @Override
    public int startCount() {
        return 1;
    }

    @Override
    public Position start(int id) {
        StartIds.require(this, id);
        return parse(START);
    }
}
