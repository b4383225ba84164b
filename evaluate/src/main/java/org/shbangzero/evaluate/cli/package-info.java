/**
 * The command line: the commands that need no Deeplearning4j, one package for each kind. A command is a picocli class in a list given to
 * {@link org.shbangzero.evaluate.cli.shell.CommandLines}.
 */
package org.shbangzero.evaluate.cli;
