package org.shbangzero.evaluate.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The processes that a process which began a session leaves behind: once it has died nobody is their parent, but the session stays. */
final class ProcessSession {
    private ProcessSession() {}

    /** Kills all processes of the session that the process with that number began. */
    static void kill(long leader) {
        ProcessHandle.allProcesses()
                .filter(process -> session(process.pid()) == leader)
                .forEach(ProcessHandle::destroyForcibly);
    }

    /** The session of a process, which has the number of the process that began it; 0 if it cannot be told. */
    private static long session(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"), StandardCharsets.ISO_8859_1);
            // Number, name in parentheses (which may hold anything), state, parent, group, session.
            String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
            return Long.parseLong(fields[3]);
        } catch (IOException | RuntimeException e) {
            // It has ended, or this is not Linux.
            return 0;
        }
    }
}
