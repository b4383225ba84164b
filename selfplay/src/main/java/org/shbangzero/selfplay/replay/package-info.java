/**
 * Self-play positions on disk: Parquet files with one row a position, which any Parquet tool reads, and the streams that
 * training and inspection draw from them.
 */
package org.shbangzero.selfplay.replay;
