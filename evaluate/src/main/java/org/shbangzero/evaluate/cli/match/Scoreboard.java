package org.shbangzero.evaluate.cli.match;

import java.util.List;
import org.shbangzero.evaluate.cli.terminal.ProgressDetails;
import org.shbangzero.evaluate.match.GameRecord;
import org.shbangzero.evaluate.match.MatchObserver;
import org.shbangzero.evaluate.match.TournamentReport;

/** How a match stands, to be shown while it is played. */
final class Scoreboard implements MatchObserver, ProgressDetails {
    private volatile TournamentReport latest;

    @Override
    public void gameEnded(GameRecord game, TournamentReport soFar) {
        latest = soFar;
    }

    @Override
    public List<String> table(int mostLines) {
        TournamentReport report = latest;
        return report == null ? List.of() : report.liveLines(mostLines);
    }

    @Override
    public String line() {
        TournamentReport report = latest;
        return report == null ? "" : report.line();
    }
}
