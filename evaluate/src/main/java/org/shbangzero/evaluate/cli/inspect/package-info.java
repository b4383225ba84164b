/** Commands that tell what is in a file: {@code inspect}, {@code describe}. */
package org.shbangzero.evaluate.cli.inspect;
