/** What a person sees on the terminal while work goes on, and the process's own streams. */
package org.shbangzero.evaluate.cli.terminal;
