/** The commands {@code match} and {@code ladder}, with their options. */
package org.shbangzero.evaluate.cli.match;
