/** The dialogs: a new game, the piece that a pawn becomes, a question with yes and no. */

import { picture } from './pieces.js';

const byId = (id) => document.getElementById(id);

const SETUP = `
  <form method="dialog">
    <h2 id="setup-title">New game</h2>
    <label>Game <select name="game"></select></label>
    <p class="hint" id="setup-summary"></p>
    <fieldset>
      <legend>You play</legend>
      <label><input type="radio" name="colour" value="lot" checked> by lot</label>
      <label><input type="radio" name="colour" value="white"> White</label>
      <label><input type="radio" name="colour" value="black"> Black</label>
      <label><input type="radio" name="colour" value="both"> both, without the engine</label>
    </fieldset>
    <fieldset>
      <legend>The engine thinks for each move</legend>
      <input name="amount" type="number" min="1" step="any" value="400" required aria-label="how much">
      <select name="unit" aria-label="of what">
        <option value="simulations">simulations</option>
        <option value="seconds">seconds</option>
      </select>
    </fieldset>
    <fieldset>
      <legend>Start</legend>
      <label id="setup-start">Number <input name="startId" type="number" min="0" step="1"></label>
      <label class="wide">or FEN <input name="fen" autocomplete="off" spellcheck="false" maxlength="400"></label>
      <label class="wide">or PGN <textarea name="pgn" rows="2" spellcheck="false"></textarea></label>
      <input name="file" type="file" accept=".pgn,text/plain" aria-label="PGN from a file">
    </fieldset>
    <p class="fault" role="alert"></p>
    <div class="buttons">
      <button type="button" value="cancel">Cancel</button>
      <button class="primary">Play</button>
    </div>
  </form>`;

/** Asks what to play, and begins it. */
export class SetupDialog {
  /** @param begin is given what the server wants for a new game; what it throws is shown */
  constructor(games, begin) {
    this.games = games;
    this.begin = begin;
    this.dialog = byId('setup');
    this.dialog.innerHTML = SETUP;
    this.form = this.dialog.querySelector('form');
    this.fields = this.form.elements;
    this.fields.game.replaceChildren(...games.map((game) => new Option(game.id, game.id)));
    this.fields.game.addEventListener('change', () => this.showGame());
    this.fields.file.addEventListener('change', () => this.readFile());
    this.form.addEventListener('submit', (event) => this.submit(event));
    this.form.querySelector('[value=cancel]').addEventListener('click', () => this.dialog.close());
  }

  open(view) {
    this.fault('');
    this.fields.fen.value = '';
    this.fields.pgn.value = '';
    this.fields.file.value = '';
    this.fields.game.value = view.game;
    this.showGame();
    this.dialog.showModal();
  }

  showGame() {
    const game = this.games.find((candidate) => candidate.id === this.fields.game.value);
    byId('setup-summary').textContent = game.summary;
    byId('setup-start').hidden = game.starts === 1;
    this.fields.startId.value = '';
    this.fields.startId.max = game.starts - 1;
    this.fields.startId.placeholder = game.hasStandardStart ? `0 to ${game.starts - 1}` : 'by lot';
  }

  async readFile() {
    const [file] = this.fields.file.files;
    this.fields.pgn.value = file ? await file.text() : '';
  }

  async submit(event) {
    event.preventDefault();
    const { game, colour, amount, unit, startId, fen, pgn } = this.fields;
    const strength = unit.value === 'seconds'
      ? { millis: Math.round(1000 * amount.valueAsNumber) }
      : { simulations: Math.round(amount.valueAsNumber) };
    const second = colour.value === 'both' ? { seat: 'human' } : { seat: 'engine', ...strength };
    const setup = { game: game.value, players: [{ seat: 'human' }, second], first: colour.value === 'both' ? 'white' : colour.value };
    if (pgn.value.trim()) {
      setup.pgn = pgn.value;
    }
    if (fen.value.trim()) {
      setup.fen = fen.value.trim();
    }
    if (startId.value) {
      setup.startId = startId.valueAsNumber;
    }
    try {
      await this.begin(setup);
      this.dialog.close();
    } catch (error) {
      this.fault(error.message);
    }
  }

  fault(message) {
    this.form.querySelector('.fault').textContent = message;
  }
}

/** Which of some moves, that differ in the promotion alone; null for none of them. */
export function choosePromotion(moves, side) {
  const dialog = byId('promotion');
  dialog.innerHTML = '<h2 id="promotion-title">The pawn becomes</h2><div class="choices"></div>';
  const choices = dialog.querySelector('.choices');
  return new Promise((resolve) => {
    for (const move of moves) {
      const button = document.createElement('button');
      const name = move.promotion ?? 'pawn';
      button.append(picture(name, side), name);
      button.addEventListener('click', () => {
        dialog.close();
        resolve(move);
      });
      choices.append(button);
    }
    dialog.onclose = () => resolve(null);
    dialog.showModal();
  });
}

/** Whether a person says yes. */
export function confirm(question, yes) {
  const dialog = byId('confirm');
  dialog.innerHTML = '<form method="dialog"><h2 id="confirm-title"></h2><div class="buttons">'
    + '<button value="no">No</button><button value="yes" class="primary"></button></div></form>';
  dialog.querySelector('h2').textContent = question;
  dialog.querySelector('[value=yes]').textContent = yes;
  dialog.returnValue = '';
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === 'yes');
    dialog.showModal();
  });
}
