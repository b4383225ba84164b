/** Which position of the game is looked at: the latest, as long as nobody goes back. */

import * as api from './api.js';

export class History {
  /** @param changed is called when another position is to be shown */
  constructor(changed) {
    this.changed = changed;
    this.ply = 0;
    this.position = null;
    /** Positions by what was played before them. */
    this.known = new Map();
  }

  /** The game stands otherwise. Who looks at the latest position still does; who looks back, too, if that is still of the game. */
  take(view) {
    const isSameGame = this.view && this.view.start === view.start && this.view.round === view.round;
    const looksBack = isSameGame && this.ply < this.view.moves.length && this.ply < view.moves.length
      && this.name(this.view, this.ply) === this.name(view, this.ply);
    if (!isSameGame) {
      this.known.clear();
    }
    this.view = view;
    this.known.set(this.name(view, view.moves.length), view.position);
    if (!looksBack) {
      this.ply = view.moves.length;
      this.position = view.position;
    }
    this.changed();
  }

  name(view, ply) {
    return view.moves.slice(0, ply).map((move) => move.uci).join(' ');
  }

  step(by) {
    return this.goTo(this.ply + by);
  }

  /** Shows the position after so many plies, or the nearest that there is. */
  async goTo(ply) {
    const wanted = Math.max(0, Math.min(ply, this.view.moves.length));
    const name = this.name(this.view, wanted);
    this.wanted = name;
    try {
      if (!this.known.has(name)) {
        this.known.set(name, await api.positionAt(wanted));
      }
    } catch {
      return;
    }
    // Meanwhile another one may have been asked for, or the game gone another way.
    if (this.wanted === name && this.name(this.view, wanted) === name) {
      this.ply = wanted;
      this.position = this.known.get(name);
      this.changed();
    }
  }
}
