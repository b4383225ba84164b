/** Options that several commands share. */
package org.shbangzero.evaluate.cli.option;
