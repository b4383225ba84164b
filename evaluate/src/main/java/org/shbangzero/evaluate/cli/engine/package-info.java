/** Commands that let an engine play, here or elsewhere: {@code uci}, {@code play}, {@code package}. */
package org.shbangzero.evaluate.cli.engine;
