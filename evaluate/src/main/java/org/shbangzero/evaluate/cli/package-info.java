/**
 * The command line: how commands are put together, report errors and show progress, and the commands that need no
 * Deeplearning4j. A command is a picocli class in a list given to {@link org.shbangzero.evaluate.cli.CommandLines}.
 */
package org.shbangzero.evaluate.cli;
