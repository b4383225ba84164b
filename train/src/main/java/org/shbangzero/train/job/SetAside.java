package org.shbangzero.train.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The run's folder for what does not count: moved there, never read, never deleted. */
final class SetAside {
    private final RunFolder run;

    SetAside(RunFolder run) {
        this.run = run;
    }

    /** Moves a file or folder of the run away, and says where it is now. */
    Path move(Path path) throws IOException {
        return Files.move(path, free(path));
    }

    /** Copies a file of the run that is about to change, and says where the copy is. */
    Path copy(Path file) throws IOException {
        return Files.copy(file, free(file));
    }

    private Path free(Path path) throws IOException {
        Path wanted = run.setAside().resolve(run.root().relativize(path));
        Path target = wanted;
        for (int i = 2; Files.exists(target); i++) {
            target = wanted.resolveSibling(wanted.getFileName() + "." + i);
        }
        Files.createDirectories(target.getParent());
        return target;
    }
}
