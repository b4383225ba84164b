package org.shbangzero.evaluate.engine;

/**
 * What an engine said to {@code go}.
 *
 * @param move the word after {@code bestmove}: a move, or {@code resign}, or any nonsense; may be empty
 * @param info what it thought of its move
 * @param offersDraw whether it said {@code info string offer draw}
 * @param inTime false if it answered only to {@code stop}
 */
public record EngineAnswer(String move, SearchInfo info, boolean offersDraw, boolean inTime) {}
