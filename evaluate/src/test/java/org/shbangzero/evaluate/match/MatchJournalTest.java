package org.shbangzero.evaluate.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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
        return Match.between(game, random, knight, 2, MatchSettings.untimed(11, 1, 2, 8, 200))
                .journal(journal)
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
    void tellsTheJournalOfAnotherVersionFromADamagedOne() throws IOException {
        String header = "{\"version\":99,\"what\":\"nobody knows\"}";
        String line = "{\"checksum\":\"" + Checksum.of(header) + "\"," + header.substring(1) + "\n";
        Path journal = Files.writeString(folder.resolve("match.jsonl"), line + "half a li");

        assertThatThrownBy(() -> play(journal))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is a journal of version 99");
        assertThat(journal).hasContent(line + "half a li");
    }
}
