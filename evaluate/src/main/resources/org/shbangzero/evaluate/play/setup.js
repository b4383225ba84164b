/** The dialog that asks what to play. */

import { byId } from './elements.js';

const strength = (prefix, legend) => `
  <fieldset id="${prefix}-strength">
    <legend>${legend}</legend>
    <input name="${prefix}Amount" type="number" min="0.05" step="any" value="400" aria-label="how much">
    <select name="${prefix}Unit" aria-label="of what">
      <option value="simulations">simulations for each move</option>
      <option value="seconds">seconds for each move</option>
      <option value="clock">as the clock allows</option>
    </select>
  </fieldset>`;

const time = (prefix) => `
  <label>Minutes <input name="${prefix}Minutes" type="number" min="0.05" max="1440" step="any" value="5"></label>
  <label>and seconds a move <input name="${prefix}Increment" type="number" min="0" max="3600" step="any" value="3"></label>`;

const SETUP = `
  <form method="dialog">
    <h2 id="setup-title">New game</h2>
    <label>Game <select name="game"></select></label>
    <p class="hint" id="setup-summary"></p>
    <fieldset>
      <legend>Players</legend>
      <label><input type="radio" name="seats" value="one" checked> you and the engine</label>
      <label><input type="radio" name="seats" value="both"> two people</label>
      <label><input type="radio" name="seats" value="none"> two engines</label>
      <label id="setup-declares"><input type="checkbox" name="engineDeclares"> <span></span></label>
    </fieldset>
    <fieldset>
      <legend id="first-legend">You have</legend>
      <label><input type="radio" name="first" value="lot" checked> by lot</label>
      <label><input type="radio" name="first" value="white"> White</label>
      <label><input type="radio" name="first" value="black"> Black</label>
    </fieldset>
    ${strength('first', 'First engine')}
    ${strength('second', 'Engine')}
    <fieldset>
      <legend>Clock</legend>
      <label><input type="checkbox" name="hasClock"> with clocks</label>
      <div class="row" id="clock-first">${time('first')}</div>
      <label id="clock-differs"><input type="checkbox" name="differs"> <span></span></label>
      <div class="row" id="clock-second">${time('second')}</div>
    </fieldset>
    <label>Take back <select name="takeBack">
      <option value="free">any move, at any time</option>
      <option value="until_done">until “Done” ends the turn</option>
      <option value="never">nothing</option>
    </select></label>
    <details id="setup-start">
      <summary>Start from a position or a game</summary>
      <label id="setup-number">Start number <input name="startId" type="number" min="0" step="1"></label>
      <label class="wide">FEN <input name="fen" autocomplete="off" spellcheck="false" maxlength="400"></label>
      <label class="wide">PGN <textarea name="pgn" rows="3" spellcheck="false"></textarea></label>
      <input name="file" type="file" accept=".pgn,text/plain" aria-label="PGN from a file">
    </details>
    <p class="fault" role="alert"></p>
    <div class="buttons">
      <button type="button" value="cancel">Cancel</button>
      <button class="primary">Play</button>
    </div>
  </form>`;

/** Shows a part of the dialog, or hides it; what is hidden is not checked for faults. */
function show(part, isShown) {
  part.hidden = !isShown;
  for (const field of part.querySelectorAll('input, select')) {
    field.disabled = !isShown;
  }
}

/** The number in a field, times so much, as a whole one. */
function whole(field, factor, name) {
  if (Number.isNaN(field.valueAsNumber)) {
    throw new Error(`${name}: expected a number`);
  }
  return Math.round(factor * field.valueAsNumber);
}

/** Asks what to play, and begins it. */
export class SetupDialog {
  /** @param begin is given what `api.begin` wants; what it throws is shown */
  constructor(games, begin) {
    this.games = games;
    this.begin = begin;
    this.dialog = byId('setup');
    this.dialog.innerHTML = SETUP;
    this.form = this.dialog.querySelector('form');
    this.fields = this.form.elements;
    this.fields.game.replaceChildren(...games.map((game) => new Option(game.id, game.id)));
    this.form.addEventListener('change', (event) => this.adapt(event.target));
    this.form.addEventListener('submit', (event) => this.submit(event));
    this.form.querySelector('[value=cancel]').addEventListener('click', () => this.dialog.close());
  }

  /** @param load whether a position or game is to be loaded */
  open(view, load = false) {
    this.fault('');
    this.fields.fen.value = '';
    this.fields.pgn.value = '';
    this.fields.file.value = '';
    this.fields.game.value = view.game;
    byId('setup-start').open = load;
    this.adapt(this.fields.game);
    this.dialog.showModal();
  }

  /** Shows what fits what was chosen. */
  adapt(changed) {
    if (changed === this.fields.game) {
      this.showGame();
    } else if (changed === this.fields.file) {
      this.readFile();
    } else if (changed === this.fields.pgn) {
      this.takeGameOfPgn();
    }
    const seats = this.fields.seats.value;
    byId('first-legend').textContent = seats === 'one' ? 'You have' : 'The first one has';
    show(byId('setup-declares'), seats !== 'both');
    byId('setup-declares').querySelector('span').textContent = `the ${seats === 'none' ? 'engines' : 'engine'} may offer draws and resign`;
    show(byId('first-strength'), seats === 'none');
    show(byId('second-strength'), seats !== 'both');
    byId('second-strength').querySelector('legend').textContent = seats === 'none' ? 'Second engine' : 'Engine';
    const hasClock = this.fields.hasClock.checked;
    show(byId('clock-first'), hasClock);
    show(byId('clock-differs'), hasClock);
    byId('clock-differs').querySelector('span').textContent = seats === 'one' ? 'the engine has other times' : 'the second one has other times';
    show(byId('clock-second'), hasClock && this.fields.differs.checked);
  }

  showGame() {
    const game = this.games.find((candidate) => candidate.id === this.fields.game.value);
    byId('setup-summary').textContent = game.summary;
    show(byId('setup-number'), game.starts > 1);
    this.fields.startId.value = '';
    this.fields.startId.max = game.starts - 1;
    this.fields.startId.placeholder = game.hasStandardStart ? `0 to ${game.starts - 1}` : 'by lot';
  }

  async readFile() {
    const [file] = this.fields.file.files;
    this.fields.pgn.value = file ? await file.text() : '';
    this.takeGameOfPgn();
  }

  /** Chooses the game that a PGN says it is of, if that can be played. */
  takeGameOfPgn() {
    const [, variant] = this.fields.pgn.value.match(/\[Variant "([^"]*)"\]/) ?? [];
    if (this.games.some((game) => game.id === variant)) {
      this.fields.game.value = variant;
      this.showGame();
    }
  }

  /** A player as `api.begin` wants it. */
  player(prefix, seat) {
    const field = (name) => this.fields[prefix + name];
    const player = { seat };
    if (seat === 'engine' && field('Unit').value === 'seconds') {
      player.millis = whole(field('Amount'), 1000, 'Seconds for each move');
    } else if (seat === 'engine' && field('Unit').value === 'simulations') {
      player.simulations = whole(field('Amount'), 1, 'Simulations for each move');
    }
    if (this.fields.hasClock.checked) {
      const clock = prefix === 'second' && this.fields.differs.checked ? 'second' : 'first';
      player.base = whole(this.fields[`${clock}Minutes`], 60_000, 'Minutes on the clock');
      player.increment = whole(this.fields[`${clock}Increment`], 1000, 'Seconds added for each move');
    }
    return player;
  }

  /** What is asked for, as `api.begin` wants it. */
  setup() {
    const { game, seats, first, takeBack, engineDeclares, startId, fen, pgn } = this.fields;
    const setup = {
      game: game.value,
      players: [
        this.player('first', seats.value === 'none' ? 'engine' : 'human'),
        this.player('second', seats.value === 'both' ? 'human' : 'engine'),
      ],
      first: first.value,
      takeBack: takeBack.value,
      engineDeclares: engineDeclares.checked,
    };
    if (pgn.value.trim()) {
      setup.pgn = pgn.value;
    }
    if (fen.value.trim()) {
      setup.fen = fen.value.trim();
    }
    if (startId.value) {
      setup.startId = startId.valueAsNumber;
    }
    return setup;
  }

  async submit(event) {
    event.preventDefault();
    try {
      await this.begin(this.setup());
      this.dialog.close();
    } catch (error) {
      this.fault(error.message);
    }
  }

  fault(message) {
    this.form.querySelector('.fault').textContent = message;
  }
}
