/** The board: shows a scene, and turns clicks, drags and keys into moves. Knows squares and legal moves, but no rules. */

import { picture, sign } from './pieces.js';
import { Dragging } from './dragging.js';
import { make } from './elements.js';
import { isLight, squaresFrom } from './squares.js';

/** Where a life comes from; stands for a square when something of the hand is selected. */
export const HAND = 'hand';

const STEPS = { ArrowUp: -8, ArrowDown: 8, ArrowLeft: -1, ArrowRight: 1 };
const WORDS = { check: 'in check', lock: 'locked', leap: 'leap unused' };
const REACHED = {
  move: 'can be reached',
  capture: 'can be captured',
  hit: 'can be hit',
  push: 'can be pushed',
  stack: 'can get a life',
  castling: 'castles',
};

/** How a piece is read aloud. */
function spoken(piece) {
  const lives = piece.lives === 0 ? [] : [piece.lives === 1 ? '1 life' : `${piece.lives} lives`];
  return [`${piece.side} ${piece.name}`, ...lives, ...piece.marks.map((mark) => WORDS[mark])].join(', ');
}

function label(className, content) {
  const span = make('span', className, content);
  span.setAttribute('aria-hidden', 'true');
  return span;
}

/**
 * A scene is what a board shows: `key`, which differs whenever anything else does, `pieces`, `legal` moves, whose `turn` it is, and the
 * `last` move or nothing.
 */
export class Board {
  /** @param play is called with a list of legal moves that differ in the promotion alone */
  constructor(root, play) {
    this.root = root;
    this.play = play;
    this.selected = null;
    this.focused = null;
    this.bottom = null;
    this.cells = new Map();
    this.dragging = new Dragging(this);
    root.addEventListener('keydown', (event) => this.key(event));
    root.addEventListener('pointerdown', (event) => this.press(event, event.target.closest('[data-square]')?.dataset.square));
  }

  /** Shows a scene, from the view of a side. */
  show(scene, bottom) {
    if (this.bottom !== bottom) {
      this.bottom = bottom;
      this.lay();
    }
    if (this.scene?.key !== scene.key) {
      this.dragging.end();
      this.selected = null;
    }
    this.scene = scene;
    this.draw();
  }

  /** Makes the squares. */
  lay() {
    this.cells.clear();
    this.order = squaresFrom(this.bottom);
    const rows = [];
    this.order.forEach((square, i) => {
      const cell = make('div', '');
      cell.dataset.square = square;
      cell.setAttribute('role', 'gridcell');
      this.cells.set(square, cell);
      if (i % 8 === 0) {
        rows.push(make('div', ''));
        rows[rows.length - 1].setAttribute('role', 'row');
      }
      rows[rows.length - 1].append(cell);
    });
    this.root.replaceChildren(...rows);
    this.focused ??= this.bottom === 'white' ? 'e2' : 'e7';
  }

  draw() {
    const pieces = new Map(this.scene.pieces.map((piece) => [piece.square, piece]));
    const targets = this.targets();
    this.order.forEach((square, i) => {
      this.drawSquare(square, pieces.get(square), targets.get(square), i);
    });
  }

  drawSquare(square, piece, kind, i) {
    const { last } = this.scene;
    const cell = this.cells.get(square);
    cell.className = [
      'square',
      isLight(square) ? 'light' : 'dark',
      last && (square === last.from || square === last.to) ? 'last' : '',
      square === this.selected ? 'selected' : '',
      kind ? `target ${kind}` : '',
      piece?.marks.includes('check') ? 'check' : '',
      this.movesFrom(square).length > 0 ? 'movable' : '',
    ].join(' ');
    cell.tabIndex = square === this.focused ? 0 : -1;
    cell.setAttribute('aria-selected', String(square === this.selected));
    cell.setAttribute('aria-label', [square, piece ? spoken(piece) : 'empty', REACHED[kind]].filter(Boolean).join(', '));
    cell.replaceChildren(...this.content(square, piece, i));
  }

  content(square, piece, i) {
    const parts = [];
    if (i % 8 === 0) {
      parts.push(label('rank', square[1]));
    }
    if (i >= 56) {
      parts.push(label('file', square[0]));
    }
    if (piece) {
      parts.push(picture(piece.name, piece.side, piece.lives));
      if (piece.lives > 0) {
        parts.push(label(`lives ${piece.side}`, String(piece.lives)));
      }
      parts.push(...piece.marks.map(sign).filter(Boolean));
    }
    return parts;
  }

  movesFrom(from) {
    return this.scene.legal.filter((move) => (move.from ?? HAND) === from);
  }

  /** The kind of move by target, for what is selected. */
  targets() {
    const moves = this.selected ? this.movesFrom(this.selected) : [];
    return new Map(moves.map((move) => [move.to, move.kind]));
  }

  /** Selects a square, the hand, or nothing. */
  select(from) {
    this.selected = from && this.movesFrom(from).length > 0 ? from : null;
    this.draw();
    this.root.dispatchEvent(new CustomEvent('selection', { bubbles: true }));
  }

  /** Plays what is selected to a square, if that is legal. */
  tryMove(to) {
    const moves = this.selected ? this.movesFrom(this.selected).filter((move) => move.to === to) : [];
    if (moves.length === 0) {
      return false;
    }
    this.select(null);
    this.play(moves);
    return true;
  }

  /** A pointer goes down on a square or on the hand. */
  press(event, from) {
    if (!from || event.button !== 0) {
      return;
    }
    if (from !== HAND) {
      this.focus(from);
    }
    const wasSelected = this.selected === from;
    if (this.selected && this.tryMove(from)) {
      return;
    }
    this.select(from);
    if (this.selected) {
      event.preventDefault();
      event.target.releasePointerCapture?.(event.pointerId);
      this.dragging.follow(event, from, wasSelected);
    }
  }

  key(event) {
    if (STEPS[event.key]) {
      this.step(STEPS[event.key]);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.choose(this.focused);
    } else if (event.key === 'Escape') {
      this.select(null);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  step(by) {
    const i = this.order.indexOf(this.focused);
    const leavesRow = Math.abs(by) === 1 && Math.floor((i + by) / 8) !== Math.floor(i / 8);
    const next = this.order[i + by];
    if (next && !leavesRow) {
      this.focus(next);
      this.cells.get(next).focus();
    }
  }

  /** Puts the keyboard on a square. */
  focus(square) {
    this.cells.get(this.focused).tabIndex = -1;
    this.focused = square;
    this.cells.get(square).tabIndex = 0;
  }

  /** What Enter does on a square, or on the hand. */
  choose(square) {
    if (!this.tryMove(square)) {
      this.select(this.selected === square ? null : square);
    }
    // The hand is drawn anew, and what is chosen there goes to the board.
    this.cells.get(this.focused).focus();
  }
}
