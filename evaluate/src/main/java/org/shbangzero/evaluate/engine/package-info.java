/**
 * Other programs that speak the Universal Chess Interface (UCI): their processes, options, searches and logs. What a program does
 * wrong is an {@link org.shbangzero.evaluate.engine.EngineFailure}, and never more than that: nothing here waits without end,
 * fills memory or disk, or leaves a process behind.
 */
package org.shbangzero.evaluate.engine;
