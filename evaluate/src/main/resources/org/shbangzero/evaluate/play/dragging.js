/** Follows a pressed pointer, of a mouse, pen or finger, and carries what it took along. */

import { make } from './elements.js';
import { checker, picture } from './pieces.js';

/** Pixels after which a pressed pointer drags. */
const DRAG_DISTANCE = 6;

export class Dragging {
  /** @param board gets the moves */
  constructor(board) {
    this.board = board;
    this.ghost = null;
    this.stop = null;
  }

  /**
   * Follows a pointer until it is let go.
   *
   * @param from the square or hand that it went down on
   * @param wasSelected whether that was selected before, so that a click lets it go
   */
  follow(start, from, wasSelected) {
    const isOurs = (event) => event.pointerId === start.pointerId;
    const move = (event) => {
      if (isOurs(event)) {
        this.move(start, event, from);
      }
    };
    const end = (event) => {
      if (isOurs(event)) {
        this.release(event, from, wasSelected);
      }
    };
    const kinds = { pointermove: move, pointerup: end, pointercancel: end };
    Object.entries(kinds).forEach(([kind, listener]) => window.addEventListener(kind, listener));
    this.stop = () => Object.entries(kinds).forEach(([kind, listener]) => window.removeEventListener(kind, listener));
  }

  move(start, event, from) {
    if (!this.ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_DISTANCE) {
      this.lift(from);
    }
    if (this.ghost) {
      this.ghost.style.left = `${event.clientX}px`;
      this.ghost.style.top = `${event.clientY}px`;
    }
  }

  release(event, from, wasSelected) {
    const dragged = Boolean(this.ghost);
    this.end();
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-square]')?.dataset.square;
    if (dragged && event.type === 'pointerup' && under && this.board.selected === from) {
      this.board.tryMove(under);
    } else if (!dragged && wasSelected) {
      this.board.select(null);
    }
  }

  /** Lifts a piece, or a life, from where it is. */
  lift(from) {
    const { scene, cells } = this.board;
    const piece = scene.pieces.find((candidate) => candidate.square === from);
    this.ghost = make('div', '', piece ? picture(piece.name, piece.side, piece.lives) : checker(scene.turn));
    this.ghost.id = 'ghost';
    this.ghost.style.width = `${cells.get('a1').offsetWidth * (piece ? 1.1 : 0.5)}px`;
    document.body.append(this.ghost);
    cells.get(from)?.classList.add('lifted');
  }

  end() {
    this.stop?.();
    this.stop = null;
    this.ghost?.remove();
    this.ghost = null;
    this.board.root.querySelector('.lifted')?.classList.remove('lifted');
  }
}
