/**
 * The page's game without a server: table, rules, search and analysis, compiled to WebAssembly and run in a worker of the browser. What
 * it uses must be known to TeaVM: no reflection, files or formats. Thinking is a coroutine, which lets the browser's events in while
 * the network computes.
 */
package org.shbangzero.web.local;
