package org.shbangzero.evaluate.match;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.shbangzero.core.EndReason;
import org.shbangzero.core.Game;
import org.shbangzero.core.Position;
import org.shbangzero.core.Side;
import org.shbangzero.core.notation.PgnWriter;
import org.shbangzero.evaluate.clock.TimeControl;

/**
 * A match's games in PGN. {@code Round} is the opening's number and the game's within its pair, from 1; the tag
 * {@code OpeningPlies} says how many moves were given. The comment after a move has what is known of it: {@code [%eval 0.31,12]} in
 * pawns from White's view and the depth, {@code [%clk 0:00:59.2]}, and {@code 0.63/64}, what its player expected of
 * the game, from its own view, and the simulations that it took.
 */
final class MatchPgn {
    private static final long MILLIS_WITH_TENTHS = 60_000;
    private static final String NO_CLOCK = TimeControl.UNLIMITED.toString();

    private final Game game;
    private final MatchConditions conditions;
    /** Time controls by player. */
    private final Map<String, String> times;
    /** The day on which the match began, as PGN writes it. */
    private final Optional<String> date;

    MatchPgn(Game game, List<Entrant> entrants, MatchConditions conditions) {
        this.game = game;
        this.conditions = conditions;
        this.date = Optional.ofNullable(conditions.started()).map(day -> day.replace('-', '.'));
        this.times = entrants.stream().collect(Collectors.toMap(Entrant::name, Entrant::time));
    }

    String text(GameRecord record) {
        Position position = game.parse(record.startFen());
        PgnWriter pgn = new PgnWriter(position)
                .tag("Event", conditions.event(record))
                .tag("Round", GameRecord.round(record.pair(), record.game()))
                .tag("White", record.white())
                .tag("Black", record.black())
                .tag("Termination", termination(record.parsedResult().reason()))
                .tag("OpeningPlies", Integer.toString(record.openingPlies()));
        date.ifPresent(day -> pgn.tag("Date", day));
        addTimes(pgn, times.getOrDefault(record.white(), NO_CLOCK), times.getOrDefault(record.black(), NO_CLOCK));
        for (int ply = 0; ply < record.moves().size(); ply++) {
            String comment = comment(record.notes().get(ply), position.sideToMove());
            int move = position.parseMove(record.moves().get(ply));
            pgn.move(move, comment.isEmpty() ? null : comment);
            position.make(move);
        }
        if (record.failure() != null) {
            pgn.comment(record.failure());
        }
        return pgn.finish(record.parsedResult());
    }

    private static void addTimes(PgnWriter pgn, String white, String black) {
        if (!white.equals(black)) {
            pgn.tag("WhiteTimeControl", white).tag("BlackTimeControl", black);
        } else if (!white.equals(NO_CLOCK)) {
            pgn.tag("TimeControl", white);
        }
    }

    /** By the PGN standard, section 9.8.1. */
    private static String termination(EndReason reason) {
        if (reason == EndReason.TIME) {
            return "time forfeit";
        }
        if (reason == EndReason.ADJUDICATION || reason == EndReason.MAX_PLIES) {
            return "adjudication";
        }
        if (reason == EndReason.ILLEGAL) {
            return "rules infraction";
        }
        return reason == EndReason.CRASH ? "abandoned" : "normal";
    }

    private static String comment(MoveNote note, int side) {
        StringJoiner comment = new StringJoiner(" ");
        String eval = eval(note, side == Side.WHITE ? 1 : -1);
        if (!eval.isEmpty()) {
            comment.add("[%eval " + eval + (note.depth() > 0 ? "," + note.depth() : "") + "]");
        }
        if (note.clock() != null) {
            comment.add("[%clk " + clock(note.clock()) + "]");
        }
        if (note.score() != null) {
            comment.add(String.format(Locale.ROOT, "%.2f/%d", note.score(), note.nodes()));
        }
        return comment.toString();
    }

    private static String eval(MoveNote note, int sign) {
        if (note.mate() != null) {
            return "#" + sign * note.mate();
        }
        return note.centipawns() == null ? "" : String.format(Locale.ROOT, "%.2f", sign * note.centipawns() / 100.0);
    }

    /** Hours, minutes and seconds, as the standard has it; in the last minute tenths too, which matter there. */
    private static String clock(long millis) {
        String seconds = String.format(
                Locale.ROOT, "%d:%02d:%02d", millis / 3_600_000, millis / 60_000 % 60, millis / 1000 % 60);
        return millis < MILLIS_WITH_TENTHS ? seconds + "." + millis / 100 % 10 : seconds;
    }
}
