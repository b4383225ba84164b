package org.shbangzero.selfplay.io;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** The JDK's file exceptions in words: most carry little but the file's name, and the class says what is the matter with it. */
public final class FileErrors {
    private FileErrors() {}

    /** The same failure with the file's name: a full disk, for one, is reported without. Interruptions stay what they are. */
    public static IOException named(Path file, IOException exception) {
        if (exception instanceof FileSystemException || exception instanceof ClosedChannelException) {
            return exception;
        }
        IOException named = new FileSystemException(file.toString(), null, describe(exception));
        named.initCause(exception);
        return named;
    }

    /**
     * The same failure told of a file or folder that was being written under another name, which means nothing to a person: files in the
     * temporary folder are named as they would lie in the target.
     */
    public static IOException named(Path target, Path temporary, IOException exception) {
        if (!(exception instanceof FileSystemException fault) || fault.getFile() == null) {
            return named(target, exception);
        }
        Path at = Path.of(fault.getFile()).toAbsolutePath();
        Path written = temporary.toAbsolutePath();
        if (!at.startsWith(written)) {
            return exception;
        }
        String file = at.equals(written)
                ? target.toString()
                : target.resolve(written.relativize(at)).toString();
        IOException renamed = renamed(file, fault);
        renamed.initCause(exception);
        return renamed;
    }

    /** Of the same class, as far as {@link #describe} tells classes apart. */
    private static FileSystemException renamed(String file, FileSystemException fault) {
        if (fault instanceof NoSuchFileException) {
            return new NoSuchFileException(file);
        }
        return fault instanceof AccessDeniedException
                ? new AccessDeniedException(file)
                : new FileSystemException(file, null, fault.getReason());
    }

    /** What went wrong, for a message to a person. */
    public static String describe(IOException exception) {
        if (exception instanceof CharacterCodingException) {
            return "not text in UTF-8";
        }
        if (!(exception instanceof FileSystemException fileException)) {
            return exception.getMessage() == null ? exception.toString() : exception.getMessage();
        }
        String file = fileException.getFile();
        if (exception instanceof NoSuchFileException) {
            return "no such file or folder: " + file;
        }
        if (exception instanceof AccessDeniedException) {
            return "no permission for " + file;
        }
        if (exception instanceof FileAlreadyExistsException) {
            return "already exists: " + file;
        }
        if (exception instanceof NotDirectoryException) {
            return "not a folder: " + file;
        }
        return exception.getMessage();
    }
}
