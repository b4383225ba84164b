/** The board: shows a game, and turns clicks, drags and keys into moves. Knows squares and legal moves, but no rules. */

import { checker, picture, sign } from './pieces.js';

const FILES = 'abcdefgh';
/** Where a life comes from; stands for a square when something of the hand is selected. */
export const HAND = 'hand';
/** Pixels after which a pressed pointer drags. */
const DRAG_DISTANCE = 6;

/** Squares from the upper left one, as the side at the bottom sees them. */
function squaresFrom(bottom) {
  const squares = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const file = bottom === 'white' ? column : 7 - column;
      const rank = bottom === 'white' ? 8 - row : row + 1;
      squares.push(FILES[file] + rank);
    }
  }
  return squares;
}

const WORDS = { check: 'in check', lock: 'locked', leap: 'leap unused' };

/** How a piece is read aloud. */
function spoken(piece) {
  const lives = piece.lives === 0 ? [] : [piece.lives === 1 ? '1 life' : `${piece.lives} lives`];
  return [`${piece.side} ${piece.name}`, ...lives, ...piece.marks.map((mark) => WORDS[mark])].join(', ');
}

export class Board {
  /** @param play is called with a list of legal moves that differ in the promotion alone */
  constructor(root, play) {
    this.root = root;
    this.play = play;
    this.selected = null;
    this.focused = null;
    this.bottom = null;
    this.cells = new Map();
    root.addEventListener('keydown', (event) => this.key(event));
    root.addEventListener('pointerdown', (event) => this.press(event, event.target.closest('[data-square]')?.dataset.square));
  }

  /** Shows a game, from the view of a side. */
  show(view, bottom) {
    if (this.bottom !== bottom) {
      this.bottom = bottom;
      this.lay();
    }
    const changed = this.view?.version !== view.version;
    this.view = view;
    if (changed) {
      this.drop();
      this.selected = null;
    }
    this.draw();
  }

  /** Makes the squares. */
  lay() {
    this.cells.clear();
    const squares = squaresFrom(this.bottom);
    const rows = [];
    squares.forEach((square, i) => {
      const cell = document.createElement('div');
      cell.dataset.square = square;
      cell.setAttribute('role', 'gridcell');
      this.cells.set(square, cell);
      if (i % 8 === 0) {
        const row = document.createElement('div');
        row.setAttribute('role', 'row');
        rows.push(row);
      }
      rows[rows.length - 1].append(cell);
    });
    this.root.replaceChildren(...rows);
    this.order = squares;
    this.focused ??= this.bottom === 'white' ? 'e2' : 'e7';
  }

  draw() {
    const pieces = new Map(this.view.position.pieces.map((piece) => [piece.square, piece]));
    const last = this.view.moves.at(-1);
    const targets = this.targets();
    this.order.forEach((square, i) => {
      const cell = this.cells.get(square);
      const piece = pieces.get(square);
      const kind = targets.get(square);
      const isLast = last && (square === last.from || square === last.to);
      cell.className = [
        'square',
        (FILES.indexOf(square[0]) + Number(square[1])) % 2 === 0 ? 'light' : 'dark',
        isLast ? 'last' : '',
        square === this.selected ? 'selected' : '',
        kind ? `target ${kind}` : '',
        piece?.marks.includes('check') ? 'check' : '',
        this.movesFrom(square).length > 0 ? 'movable' : '',
      ].join(' ');
      cell.tabIndex = square === this.focused ? 0 : -1;
      cell.setAttribute('aria-selected', String(square === this.selected));
      cell.setAttribute('aria-label', [square, piece ? spoken(piece) : 'empty', kind ? `can be reached: ${kind}` : '']
        .filter(Boolean).join(', '));
      cell.replaceChildren(...this.content(square, piece, i));
    });
  }

  content(square, piece, i) {
    const parts = [];
    if (i % 8 === 0) {
      parts.push(text('rank', square[1]));
    }
    if (i >= 56) {
      parts.push(text('file', square[0]));
    }
    if (piece) {
      parts.push(picture(piece.name, piece.side, piece.lives));
      if (piece.lives > 0) {
        parts.push(text(`lives ${piece.side}`, String(piece.lives)));
      }
      parts.push(...piece.marks.map(sign).filter(Boolean));
    }
    return parts;
  }

  movesFrom(from) {
    return this.view.legal.filter((move) => (move.from ?? HAND) === from);
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

  // Pointer

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
      this.follow(event, from, wasSelected);
    }
  }

  /** Follows a pressed pointer until it is let go. */
  follow(start, from, wasSelected) {
    const move = (event) => {
      if (event.pointerId !== start.pointerId) {
        return;
      }
      if (!this.ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_DISTANCE) {
        this.lift(from);
      }
      if (this.ghost) {
        this.ghost.style.left = `${event.clientX}px`;
        this.ghost.style.top = `${event.clientY}px`;
      }
    };
    const end = (event) => {
      if (event.pointerId !== start.pointerId) {
        return;
      }
      const dragged = Boolean(this.ghost);
      this.drop();
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-square]')?.dataset.square;
      if (dragged && event.type === 'pointerup' && under && this.selected === from) {
        this.tryMove(under);
      } else if (!dragged && wasSelected) {
        this.select(null);
      }
    };
    this.stopFollowing = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  /** Lifts a piece, or a life, from where it is. */
  lift(from) {
    const piece = this.view.position.pieces.find((candidate) => candidate.square === from);
    this.ghost = document.createElement('div');
    this.ghost.id = 'ghost';
    this.ghost.append(piece ? picture(piece.name, piece.side, piece.lives) : checker(this.view.turn));
    const size = this.cells.get('a1').offsetWidth * (piece ? 1.1 : 0.5);
    this.ghost.style.width = `${size}px`;
    document.body.append(this.ghost);
    this.cells.get(from)?.classList.add('lifted');
  }

  drop() {
    this.stopFollowing?.();
    this.stopFollowing = null;
    this.ghost?.remove();
    this.ghost = null;
    this.root.querySelector('.lifted')?.classList.remove('lifted');
  }

  // Keys

  key(event) {
    const steps = { ArrowUp: -8, ArrowDown: 8, ArrowLeft: -1, ArrowRight: 1 };
    if (steps[event.key]) {
      this.step(steps[event.key]);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.choose(this.focused);
    } else if (event.key === 'Escape') {
      this.select(null);
    } else {
      return;
    }
    event.preventDefault();
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

function text(className, content) {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = content;
  span.setAttribute('aria-hidden', 'true');
  return span;
}
