package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.shbangzero.core.InputException;
import org.shbangzero.evaluate.player.Player;
import org.shbangzero.evaluate.player.RandomPlayer;
import org.shbangzero.evaluate.testing.SticksGame;
import org.shbangzero.selfplay.io.Checksum;

class MatchJournalTest {
    private final SticksGame game = new SticksGame();
    private final Player knight = new RandomPlayer(game, "♞");
    private final Player random = new RandomPlayer(game, "random");

    @TempDir
    Path folder;

    private MatchOutcome play(Path journal) {
        return play(journal, 2, played -> {});
    }

    private MatchOutcome play(Path journal, int games, Consumer<GameRecord> listener) {
        return Match.between(game, random, knight, games, MatchSettings.untimed(11, 1, 2, 8, 200))
                .journal(journal)
                .observer((record, soFar) -> listener.accept(record))
                .play();
    }

    @Test
    void goesOnWhereverInALineAKillCutTheJournal() throws IOException {
        Path journal = folder.resolve("match.jsonl");
        play(journal);
        byte[] whole = Files.readAllBytes(journal);
        String bytes = new String(whole, StandardCharsets.ISO_8859_1);
        int lastLine = bytes.lastIndexOf('\n', whole.length - 2) + 1;
        int withinCharacter = bytes.indexOf(0xE2, lastLine) + 1;
        int inHeader = bytes.indexOf(0xE2) + 2;
        for (int end : new int[] {0, 1, 5, inHeader, lastLine, lastLine + 1, withinCharacter, whole.length - 1}) {
            Files.write(journal, Arrays.copyOf(whole, end));

            assertThat(play(journal).games()).as("cut at byte %d", end).hasSize(2);
        }
    }

    @Test
    void namesTheLineThatIsNotText() throws IOException {
        Path journal = folder.resolve("match.jsonl");
        play(journal);
        byte[] damaged = Files.readAllBytes(journal);
        damaged[damaged.length - 5] = (byte) 0xFF;
        Files.write(journal, damaged);

        assertThatThrownBy(() -> play(journal))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("damaged in line 3");
        assertThat(journal).hasBinaryContent(damaged);
    }

    @Test
    void theLinesThatAreWholeSurviveThoseThatAreNot() throws IOException {
        Path journal = folder.resolve("the match's.jsonl");
        MatchOutcome whole = play(journal, 6, played -> {});
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.set(2, "damaged");
        lines.set(4, lines.get(4).replace("moves", "mvoes"));
        Files.write(journal, lines);

        assertThatThrownBy(() -> play(journal, 6, played -> {}))
                .isInstanceOf(InputException.class)
                .hasMessage(journal
                        + " is damaged in lines 3, 5; all others are whole, and nothing was changed. Remove what"
                        + " is damaged, and the match goes on and plays those games again: sed -i '3d;5d' '"
                        + folder + "/the match'\\''s.jsonl'");
        assertThat(journal).hasContent(String.join("\n", lines));

        JournalRepair repair = JournalRepair.of(journal);
        assertThat(repair.damagedLines()).containsExactly(3, 5);
        repair.removeDamagedLines();
        assertThat(Files.readAllLines(journal))
                .containsExactly(lines.get(0), lines.get(1), lines.get(3), lines.get(5), lines.get(6));
        List<GameRecord> again = new ArrayList<>();
        MatchOutcome recovered = play(journal, 6, again::add);
        assertThat(again).hasSize(2);
        assertThat(WithoutTimes.of(recovered.games())).isEqualTo(WithoutTimes.of(whole.games()));
    }

    @Test
    void theFirstLineCannotBeLeftOut() throws IOException {
        Path journal = folder.resolve("match.jsonl");
        play(journal);
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        String header = lines.set(0, lines.get(0).replace("seed", "seeed"));
        Files.write(journal, lines);

        assertThatThrownBy(() -> play(journal))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("damaged in line 1; the first line says which match it is. To keep the games");

        assertThat(JournalRepair.of(journal).damagedLines()).isEmpty();
        lines.set(0, header);
        Files.write(journal, lines);
        assertThat(play(journal).games()).hasSize(2);
    }

    @Test
    void aMissingHeaderIsNoOlderVersion() throws IOException {
        Path journal = folder.resolve("match.jsonl");
        play(journal);
        List<String> lines = Files.readAllLines(journal);
        Files.write(journal, lines.subList(1, lines.size()));

        assertThatThrownBy(() -> play(journal))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(journal + " does not begin with its header")
                .hasMessageContaining("missing or damaged")
                .hasMessageEndingWith("mv " + journal + " " + journal + ".damaged");
        Files.write(journal, lines);
        assertThat(play(journal).games()).hasSize(2);
    }

    @Test
    void tellsTheJournalOfAnotherVersionFromADamagedOne() throws IOException {
        String header = "{\"version\":99,\"what\":\"nobody knows\"}";
        String line = "{\"checksum\":\"" + Checksum.of(header) + "\"," + header.substring(1) + "\n";
        Path journal = Files.writeString(folder.resolve("match.jsonl"), line + "half a li");

        assertThatThrownBy(() -> play(journal))
                .isInstanceOf(InputException.class)
                .hasMessage(journal + " is a journal of version 99, expected " + MatchHeader.VERSION
                        + "; go on with the program that began it; to begin anew: mv " + journal + " " + journal
                        + ".version99");
        assertThat(journal).hasContent(line + "half a li");
    }
}
