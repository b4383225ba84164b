/** What stands around the board: players, hands, moves, the state of the game. */

import { HAND } from './board.js';
import { checker, picture } from './pieces.js';

const LEGEND = {
  move: 'move',
  capture: 'capture',
  hit: 'hit: takes a life',
  push: 'push an own piece',
  stack: 'put a life under it',
  castling: 'castle',
};

const byId = (id) => document.getElementById(id);
const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

function make(name, className, ...content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

/** One side's bar: who plays it, and what lies beside the board. */
function showPlayer(bar, view, side, board) {
  const index = side === 'white' ? 0 : 1;
  const toMove = view.turn === side && !view.result;
  const name = view[side].seat === 'human' ? 'You' : view.engine;
  const both = view.white.seat === 'human' && view.black.seat === 'human';
  bar.className = `player ${toMove ? 'to-move' : ''}`;
  bar.replaceChildren(make('span', `swatch ${side}`), make('strong', '', both ? capitalised(side) : name));
  if (toMove && view.thinking) {
    bar.append(make('span', 'thinking', 'thinking…'));
  }
  if (view.position.hands.length > 0) {
    bar.append(hand(view, side, view.position.hands[index], board));
  }
  if (view.position.captured.length > 0) {
    bar.append(captured(view.position.captured[index], side));
  }
}

/** The lives in hand: a button, from which one can be dragged too. */
function hand(view, side, count, board) {
  const button = make('button', 'hand', ...Array.from({ length: Math.min(count, 15) }, () => checker(side)));
  button.append(make('span', '', `${count} in hand`));
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
  const row = make('span', 'captured', ...names.map((name) => picture(name, side)));
  row.setAttribute('role', 'img');
  row.setAttribute('aria-label', `captured: ${names.join(', ') || 'none'}`);
  return row;
}

export function showPlayers(view, bottom, board) {
  const top = bottom === 'white' ? 'black' : 'white';
  showPlayer(byId('player-top'), view, top, board);
  showPlayer(byId('player-bottom'), view, bottom, board);
}

/** Explains those marks that are on the board. */
export function showLegend(board) {
  const kinds = [...new Set(board.targets().values())];
  byId('legend').replaceChildren(...Object.keys(LEGEND)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => make('li', '', make('span', `target ${kind}`), LEGEND[kind])));
}

/** The list of moves, a row for each number; every caption stands with its move. */
export function showMoves(view) {
  const list = byId('moves');
  const rows = [];
  for (const move of view.moves) {
    if (move.side === 'white' || rows.length === 0) {
      const row = make('li', '', make('span', 'number', `${move.number}.`));
      if (move.side === 'black') {
        row.append(make('span', 'ply', '…'));
      }
      rows.push(row);
    }
    const ply = make('span', 'ply', move.san);
    if (move.caption) {
      ply.append(make('span', 'caption', move.caption));
    }
    rows[rows.length - 1].append(ply);
  }
  rows.at(-1)?.lastElementChild.classList.add('latest');
  if (view.result) {
    rows.push(make('li', 'score', view.result.score));
  }
  list.replaceChildren(...rows);
  list.scrollTop = list.scrollHeight;
}

/** One sentence on how the game stands. */
export function showStatus(view) {
  byId('summary').textContent = `${capitalised(view.game)}: ${view.summary}`;
  byId('fen').textContent = view.position.fen;
  byId('trouble').textContent = view.trouble ?? '';
  byId('status').textContent = status(view);
  byId('status').classList.toggle('over', Boolean(view.result));
  byId('take-back').disabled = !view.can.includes('takeBack');
  byId('move-now').disabled = !view.thinking;
  byId('resign').disabled = Boolean(view.result);
}

function status(view) {
  if (view.result) {
    return `${view.result.words} ${view.result.score.replaceAll('1/2', '½').replace('-', '–')}`;
  }
  const check = view.position.inCheck ? ' Check!' : '';
  if (view.thinking) {
    return `${view.engine} is thinking.${check}`;
  }
  const both = view.white.seat === 'human' && view.black.seat === 'human';
  return (both ? `${capitalised(view.turn)} to move.` : 'Your move.') + check;
}
