package org.shbangzero.core.game.nocastle;

import java.util.Locale;
import java.util.Optional;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.StartIds;
import org.shbangzero.core.notation.FenReader;
import org.shbangzero.core.orthodox.OrthodoxPlanes;
import org.shbangzero.core.orthodox.OrthodoxPolicy;
import org.shbangzero.core.orthodox.OrthodoxSetup;
import org.shbangzero.core.orthodox.StandardGame;

/** No Castle. The start id is the back rank's place in the sorted list of all. */
public final class NoCastleGame extends StandardGame {
    /** For the registry. */
    public NoCastleGame() {
        this(false);
    }

    private NoCastleGame(boolean deadPosition) {
        super(
                OrthodoxPlanes.layout("nocastle-planes-1"),
                new OrthodoxPolicy("nocastle-policy-1", OrthodoxPolicy.COUNT, 0),
                deadPosition);
    }

    @Override
    public String id() {
        return "nocastle";
    }

    @Override
    public String summary() {
        return "chess from one of 2,880 shuffled back ranks, without castling";
    }

    @Override
    public Optional<Game> withDeadPosition() {
        return Optional.of(new NoCastleGame(true));
    }

    @Override
    public int startCount() {
        return BackRanks.ALL.size();
    }

    @Override
    public Position start(int id) {
        StartIds.require(this, id);
        String rank = BackRanks.ALL.get(id);
        return parse(rank.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank + " w - - 0 1");
    }

    /** No start is the usual one. */
    @Override
    public boolean hasStandardStart() {
        return false;
    }

    @Override
    public boolean isWithinChess() {
        return true;
    }

    @Override
    protected void check(FenReader reader, OrthodoxSetup setup) {
        if (setup.rights() != 0) {
            reader.fault("castling", "'" + reader.field("castling") + "' is not -; there is no castling in nocastle");
        }
    }
}
