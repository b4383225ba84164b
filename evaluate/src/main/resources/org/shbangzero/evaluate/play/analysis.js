/** The analysis of the position that is shown: odds, lines, arrows. */

import * as api from './api.js';
import { drawArrows } from './arrows.js';
import { byId, make, untilRetry } from './elements.js';

/** Where the browser keeps whether the analysis is on. */
const KEPT = 'shbang-zero analysis';

const percent = (permille) => `${(permille / 10).toFixed(permille > 0 && permille < 100 ? 1 : 0)} %`;
const SIDES = ['white', 'draw', 'black'];

function keep(isOn) {
  try {
    localStorage.setItem(KEPT, String(isOn));
  } catch {
    // Without storage it is off whenever the page is loaded.
  }
}

function wasOn() {
  try {
    return localStorage.getItem(KEPT) === 'true';
  } catch {
    return false;
  }
}

export class AnalysisPanel {
  constructor() {
    this.isOn = false;
    this.wanted = 0;
    this.fen = null;
    this.bottom = 'white';
    this.found = null;
  }

  /** Switches it on if it was on when the page was left. */
  async resume() {
    if (wasOn()) {
      await this.toggle();
    }
  }

  /** Switches it on or off. */
  async toggle() {
    this.isOn = !this.isOn;
    keep(this.isOn);
    this.found = null;
    document.body.classList.toggle('analysing', this.isOn);
    byId('analyse').setAttribute('aria-pressed', String(this.isOn));
    byId('analysis').hidden = !this.isOn;
    this.draw();
    if (this.isOn) {
      await this.look();
      this.followAnalysis();
    } else {
      await api.analyse(null);
    }
  }

  /** The board shows a position of the game, after so many plies. */
  show(ply, fen, bottom) {
    const isNew = this.fen !== fen;
    this.wanted = ply;
    this.fen = fen;
    this.bottom = bottom;
    this.draw();
    if (this.isOn && isNew) {
      this.look();
    }
  }

  async look() {
    try {
      this.take(await api.analyse(this.wanted));
    } catch {
      // The position is gone already; the next one is on its way.
    }
  }

  /** Takes over what is known, if it is of the position that is shown. */
  take(found) {
    this.version = found.version;
    this.found = found;
    this.draw();
  }

  /** Asks for news as long as it is on. */
  async followAnalysis() {
    const run = {};
    this.run = run;
    while (this.isOn && this.run === run) {
      try {
        const found = await api.nextAnalysis(this.version ?? 0);
        if (this.isOn && this.run === run) {
          this.take(found);
        }
      } catch {
        await untilRetry();
        await this.look();
      }
    }
  }

  draw() {
    const found = this.isOn && this.found?.fen === this.fen ? this.found : null;
    this.drawOdds(found?.odds);
    drawArrows(byId('arrows'), found?.lines ?? [], this.bottom);
    byId('lines').replaceChildren(...(found?.lines ?? []).map(line));
    byId('analysis-state').textContent = found ? state(found) : '';
  }

  /** The bar beside the board, White's part at White's side. */
  drawOdds(odds) {
    const bar = byId('odds');
    bar.hidden = !this.isOn;
    bar.classList.toggle('reversed', this.bottom === 'black');
    for (const side of SIDES) {
      bar.querySelector(`.${side}`).style.flexGrow = odds ? odds[side] : 1000 / 3;
    }
    const words = odds
      ? `White wins ${percent(odds.white)}, draw ${percent(odds.draw)}, Black wins ${percent(odds.black)}`
      : 'nothing is known yet';
    bar.setAttribute('aria-label', words);
    bar.title = words;
    byId('odds-words').textContent = odds ? words : '';
  }
}

function state(found) {
  if (found.trouble) {
    return found.trouble;
  }
  if (found.waiting) {
    return 'waits until the engine has moved';
  }
  const positions = `${found.nodes.toLocaleString('en')} ${found.nodes === 1 ? 'position' : 'positions'}`;
  return found.running ? `${positions}…` : positions;
}

/** A row of the table: score, moves, and what the search gave them. */
function line(found) {
  const row = make('tr', '');
  const visits = found.visits === null ? '–' : found.visits.toLocaleString('en');
  const policy = found.policy === null ? '–' : percent(Math.round(1000 * found.policy));
  row.append(
    make('td', 'line-score', found.score),
    make('td', 'line-moves', make('strong', '', found.san[0]), ` ${found.san.slice(1).join(' ')}`),
    make('td', 'number', policy),
    make('td', 'number', visits),
  );
  return row;
}
