/** What {@code shbang bench train} measures: how fast networks train, where the time goes, and whether decoding keeps up. */
package org.shbangzero.train.bench;
