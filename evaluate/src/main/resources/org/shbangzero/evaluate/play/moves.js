/** The list of moves, in which one is shown, and the sentence on how the game stands. */

import { byId, capitalised, make, refill } from './elements.js';
import { nameOf } from './players.js';

function plyElement(move, ply, goTo) {
  const element = make('button', 'ply', move.san);
  element.type = 'button';
  element.dataset.ply = ply;
  element.dataset.key = ply;
  if (move.caption) {
    element.append(make('span', 'caption', move.caption));
  }
  element.addEventListener('click', () => goTo(ply));
  return element;
}

/**
 * A row for each number; every caption stands with its move.
 *
 * @param goTo shows the position after so many plies
 */
export function showMoves(view, goTo) {
  const rows = [];
  view.moves.forEach((move, i) => {
    if (move.side === 'white' || rows.length === 0) {
      const row = make('li', '', make('span', 'number', `${move.number}.`));
      if (move.side === 'black') {
        row.append(make('span', 'gap', '…'));
      }
      rows.push(row);
    }
    rows[rows.length - 1].append(plyElement(move, i + 1, goTo));
  });
  if (view.result) {
    rows.push(make('li', 'score', score(view)));
  }
  refill(byId('moves'), rows);
}

/** Marks the ply that the board shows, and brings it into view. */
export function markPly(view, ply) {
  const list = byId('moves');
  for (const element of list.querySelectorAll('.ply')) {
    const isShown = Number(element.dataset.ply) === ply;
    element.classList.toggle('shown', isShown);
    if (isShown) {
      element.setAttribute('aria-current', 'true');
    } else {
      element.removeAttribute('aria-current');
    }
  }
  const row = list.querySelector('.shown')?.closest('li');
  if (ply === view.moves.length) {
    list.scrollTop = list.scrollHeight;
  } else if (row) {
    list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 2;
  } else {
    list.scrollTop = 0;
  }
  byId('first').disabled = ply === 0;
  byId('previous').disabled = ply === 0;
  byId('next').disabled = ply === view.moves.length;
  byId('last').disabled = ply === view.moves.length;
}

const score = (view) => view.result.score.replaceAll('1/2', '½').replace('-', '–');

/** One sentence on how the game stands; `ply` is what the board shows. */
export function status(view, ply) {
  if (ply < view.moves.length) {
    const move = view.moves[ply - 1];
    const where = move ? `${move.number}${move.side === 'white' ? '.' : '…'} ${move.san}` : 'the start';
    return `Looking back at ${where}.`;
  }
  if (view.result) {
    return `${view.result.words} ${score(view)}`;
  }
  const check = view.position.inCheck ? ' Check!' : '';
  if (view.can.includes('done')) {
    return `Press “Done” to end the turn.${check}`;
  }
  if (view.can.includes('resume')) {
    return `Paused. ${capitalised(view.turn)} to move.${check}`;
  }
  if (view.thinking) {
    return `${nameOf(view, view.turn)} is thinking.${check}`;
  }
  const both = view.white.seat === view.black.seat;
  return (both ? `${capitalised(view.turn)} to move.` : 'Your move.') + check;
}
