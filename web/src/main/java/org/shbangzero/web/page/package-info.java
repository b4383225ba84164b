/** The page to play on as a file, or a folder, that needs no server: its parts, and how they are put together. */
package org.shbangzero.web.page;
