package org.shbangzero.selfplay.replay;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.shbangzero.core.Game;
import org.shbangzero.core.InputException;
import org.shbangzero.selfplay.SplitMix64;

/**
 * Draws rows from a list of files, chunk by chunk, one row group in memory at a time. The first pass visits a random
 * sample of the rows, every further pass all of them; each pass takes the row groups in a new random order.
 */
final class WindowSampler {
    /** A row group of one of the files. */
    private record Piece(Path file, int group, int rows) {}

    private final Game game;
    private final List<Piece> pieces;
    private final long rows;
    private final int chunkRows;
    private final SplitMix64 random;
    private final ReplayBatch piece;
    private int nextPiece;
    private int nextRow;
    /** Rows of this pass that were not looked at yet, and how many of them are to be drawn. */
    private long left;

    private long wanted;

    WindowSampler(List<Path> files, Game game, long samples, long seed, int chunkRows) {
        this.game = game;
        this.pieces = pieces(files, game);
        this.rows = pieces.stream().mapToLong(Piece::rows).sum();
        this.chunkRows = chunkRows;
        this.random = new SplitMix64(seed);
        this.piece = new ReplayBatch(game);
        if (rows == 0) {
            throw new InputException("there is nothing to train on: the " + files.size()
                    + " replay files of the window have no rows (self-play must come first)");
        }
        startPass(samples % rows == 0 ? rows : samples % rows);
    }

    private static List<Piece> pieces(List<Path> files, Game game) {
        List<Piece> pieces = new ArrayList<>();
        for (Path file : files) {
            try (ReplayBatchReader reader = ReplayBatchReader.open(file, game)) {
                int[] groupRows = reader.groupRows();
                for (int group = 0; group < groupRows.length; group++) {
                    pieces.add(new Piece(file, group, groupRows[group]));
                }
            }
        }
        return pieces;
    }

    /** Rows in the window. */
    long rows() {
        return rows;
    }

    /** Fills the batch with the next chunk; the chunks of a pass are about equally large. */
    void readChunk(ReplayBatch chunk) {
        if (wanted == 0) {
            startPass(rows);
        }
        long chunks = (wanted + chunkRows - 1) / chunkRows;
        int size = (int) ((wanted + chunks - 1) / chunks);
        chunk.clear();
        while (chunk.size() < size) {
            while (nextRow == piece.size()) {
                loadPiece();
            }
            if (random.nextLong(left) < wanted) {
                chunk.append(piece, nextRow);
                wanted--;
            }
            left--;
            nextRow++;
        }
    }

    /** A random order of a chunk's rows. */
    int[] order(int size) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    private void startPass(long wantedRows) {
        for (int i = pieces.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Piece swap = pieces.get(i);
            pieces.set(i, pieces.get(j));
            pieces.set(j, swap);
        }
        left = rows;
        wanted = wantedRows;
        nextPiece = 0;
        nextRow = 0;
        piece.clear();
    }

    private void loadPiece() {
        Piece next = pieces.get(nextPiece++);
        piece.clear();
        nextRow = 0;
        try (ReplayBatchReader reader = ReplayBatchReader.open(next.file, game)) {
            reader.readGroup(next.group, piece);
        }
    }
}
