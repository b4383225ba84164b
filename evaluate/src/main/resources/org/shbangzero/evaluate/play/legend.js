/** Explains those marks that are on the board. */

import { byId, make } from './elements.js';

const LEGEND = {
  move: 'move',
  capture: 'capture',
  hit: 'hit: takes a life',
  push: 'push an own piece',
  stack: 'put a life under it',
  castling: 'castle',
};

export function showLegend(board) {
  const kinds = [...new Set(board.targets().values())];
  byId('legend').replaceChildren(...Object.keys(LEGEND)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => make('li', '', make('span', `target ${kind}`), LEGEND[kind])));
}
