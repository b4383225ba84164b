/**
 * Tables in Parquet files: what all of them share, written whole or not at all and compressed, and a writer and a reader for
 * tables that are small enough to be handled row by row.
 */
package org.shbangzero.selfplay.table;
