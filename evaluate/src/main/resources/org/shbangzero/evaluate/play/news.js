/** Tells of what is new: captions on the board, everything to screen readers. */

import { byId, capitalised } from './elements.js';
import { middle } from './squares.js';

/** Milliseconds for which a caption stays on the board. */
const BANNER = 2600;

let timer = 0;

/** Shows a caption on the half of the board on which the move was not. */
function showBanner({ caption, to }, bottom) {
  const banner = byId('banner');
  const isInLowerHalf = middle(to, bottom).y > 4;
  banner.textContent = caption;
  banner.className = isInLowerHalf ? 'upper' : 'lower';
  banner.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { banner.hidden = true; }, BANNER);
}

/** The moves of a view that were not in the one before, if it is of the same game. */
function newMoves(before, view) {
  const isSameGame = before && before.start === view.start && before.round === view.round
    && before.moves.length <= view.moves.length;
  return isSameGame ? view.moves.slice(before.moves.length) : [];
}

/**
 * Tells what a view has that the one before had not.
 *
 * @param bottom from whose side the board is seen
 */
export function announce(before, view, bottom) {
  const news = newMoves(before, view);
  const told = news.filter((move) => move.caption);
  if (told.length > 0) {
    showBanner(told.at(-1), bottom);
  }
  const spoken = news.map((move) => [`${move.side} ${move.san}`, move.caption].filter(Boolean).join(': '));
  if (view.drawOfferedBy && view.drawOfferedBy !== before?.drawOfferedBy) {
    spoken.push(`${capitalised(view.drawOfferedBy)} offers a draw`);
  }
  if (view.result && (news.length > 0 || !before?.result)) {
    spoken.push(view.result.words);
  }
  if (spoken.length > 0) {
    byId('announcer').textContent = spoken.join('. ');
  }
}
