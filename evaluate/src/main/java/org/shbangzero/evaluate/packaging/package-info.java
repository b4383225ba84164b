/** Folders that hold an engine and all it needs but Java, for people who have nothing else of this toolkit. */
package org.shbangzero.evaluate.packaging;
