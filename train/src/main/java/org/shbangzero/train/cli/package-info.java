/** The main class, and the commands that need Deeplearning4j. */
package org.shbangzero.train.cli;
