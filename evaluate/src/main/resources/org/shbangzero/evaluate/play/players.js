/** The bars above and below the board: who plays, the clock, the score, and what lies beside the board. */

import { HAND } from './board.js';
import { showClocks } from './clock.js';
import { byId, capitalised, make, other, refill } from './elements.js';
import { checker, picture } from './pieces.js';

/** Checkers of a hand that are drawn; the number says the rest. */
const MOST_CHECKERS = 12;

const areBoth = (view, seat) => view.white.seat === seat && view.black.seat === seat;

/** What a side's player is called. */
export function nameOf(view, side) {
  if (areBoth(view, 'human')) {
    return `${capitalised(side)} (player ${view[side].number})`;
  }
  return view[side].seat === 'human' ? 'You' : view.engine;
}

function strength(player) {
  if (player.seat === 'human') {
    return '';
  }
  if (player.simulations) {
    return `${player.simulations} simulations`;
  }
  return player.millis ? `${player.millis / 1000} s a move` : 'by the clock';
}

/** Points with halves as people write them. */
export function points(number) {
  const whole = Math.floor(number);
  return number === whole ? String(whole) : `${whole || ''}½`;
}

function name(view, side) {
  const player = view[side];
  const parts = [make('span', `swatch ${side}`), make('strong', '', nameOf(view, side))];
  const isSeries = view.round > 1 || view.white.points + view.black.points > 0;
  if (isSeries) {
    const score = make('span', 'points', points(player.points));
    score.setAttribute('aria-label', `${points(player.points)} points`);
    parts.push(score);
  }
  if (player.seat === 'engine') {
    parts.push(make('span', 'quiet', view.turn === side && view.thinking ? 'thinking…' : strength(player)));
  }
  if (view.drawOfferedBy === side || (view.drawAnnounced && view.turn === side)) {
    parts.push(make('span', 'offer', 'offers a draw'));
  }
  return make('span', 'name', ...parts);
}

/** The lives in hand: a button, from which one can be dragged too. */
function hand(view, side, count, board) {
  const checkers = Array.from({ length: Math.min(count, MOST_CHECKERS) }, () => checker(side));
  const button = make('button', 'hand', ...checkers, make('span', 'count', String(count), make('span', 'words', ' in hand')));
  button.dataset.key = 'hand';
  button.setAttribute('aria-label', `${count} ${count === 1 ? 'life' : 'lives'} in hand`);
  const usable = view.turn === side && board.movesFrom(HAND).length > 0;
  button.disabled = !usable;
  button.setAttribute('aria-pressed', String(usable && board.selected === HAND));
  button.addEventListener('pointerdown', (event) => board.press(event, HAND));
  button.addEventListener('click', (event) => {
    // A click without a pointer comes from a key or a screen reader.
    if (event.detail === 0) {
      board.choose(HAND);
    }
  });
  return button;
}

function captured(names, side) {
  const row = make('span', 'captured', ...names.map((piece) => picture(piece, side)));
  row.setAttribute('role', 'img');
  row.setAttribute('aria-label', `captured: ${names.join(', ') || 'none'}`);
  return row;
}

function showPlayer(bar, view, position, side, board) {
  const index = side === 'white' ? 0 : 1;
  bar.className = `player ${view.turn === side && !view.result ? 'to-move' : ''}`;
  const parts = [name(view, side)];
  if (position.hands.length > 0) {
    parts.push(hand(view, side, position.hands[index], board));
  }
  if (position.captured.length > 0) {
    parts.push(captured(position.captured[index], side));
  }
  if (view[side].clock !== null) {
    const clock = make('span', 'clock');
    clock.dataset.clock = side;
    clock.setAttribute('role', 'timer');
    clock.setAttribute('aria-label', `clock of ${capitalised(side)}`);
    parts.push(clock);
  }
  refill(bar, parts);
}

/**
 * Shows both bars.
 *
 * @param position that the board shows
 */
export function showPlayers(view, position, bottom, board) {
  showPlayer(byId('player-top'), view, position, other(bottom), board);
  showPlayer(byId('player-bottom'), view, position, bottom, board);
  showClocks(view);
}
