package org.shbangzero.evaluate.cli.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The project's version, as the build wrote it into a resource, and the Java that runs it. */
public final class Version implements IVersionProvider {
    @Spec
    private CommandSpec spec;

    @Override
    public String[] getVersion() {
        return new String[] {
            spec.root().name() + " " + project(),
            "Java " + System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + "), "
                    + System.getProperty("os.name") + " " + System.getProperty("os.arch")
        };
    }

    /** The project's version alone. */
    public static String project() {
        Properties properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }
}
