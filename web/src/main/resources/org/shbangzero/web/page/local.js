/**
 * All that the page needs from outside, as `api.js` of the server's page has it: a table at which a game is played, here in a worker of
 * this page. The game is kept in the browser, so that it goes on when the page is loaded again.
 */

import { address, bytes } from './assets.js';

const about = JSON.parse(document.getElementById('about').textContent);
/** Where the game is kept: one place for each network. */
const KEPT = `shbang-zero ${about.sha256}`;
/** Where the last one is put that cannot be gone on with. */
const SET_ASIDE = `${KEPT} set aside`;
const NEEDS = 'Chromium 119, Firefox 120, Safari 18.2, or later';

const calls = new Map();
let lastId = 0;
let worker = null;

// The game in the browser's storage

/** Sentences on what is wrong with how the game is kept; null where nothing is. */
const troubles = { now: null, atStart: null };

/** What the page shows of them; null if there is nothing to show. */
const notKept = () => [troubles.now, troubles.atStart].filter(Boolean).join(' ') || null;

function tell(changed) {
  Object.assign(troubles, changed);
  document.getElementById('not-kept').textContent = notKept();
}

function keep(saved) {
  try {
    localStorage.setItem(KEPT, saved);
    tell({ now: null });
  } catch (error) {
    tell({ now: `The game is not kept, and ends with this page: ${error.message}` });
  }
}

/** Null if there is nothing. */
function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** What can be handed to the worker of what was kept; null if it is damaged. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Saves what was kept from being replaced by the game that began in its place. */
function setAside(text, reason) {
  tell({ atStart: `The game that was kept is not gone on with: ${reason}.` });
  try {
    localStorage.setItem(SET_ASIDE, text);
  } catch {
    // Then it is lost.
  }
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEPT && newValue !== null) {
    tell({ now: 'This page is open twice, and the game in the other tab or window is the one that is kept. A move here keeps this one instead.' });
  }
});

// The worker

function send(name, values, transferred = []) {
  return new Promise((resolve, reject) => {
    lastId += 1;
    calls.set(lastId, { resolve, reject });
    worker.postMessage({ id: lastId, name, values }, transferred);
  });
}

function receive({ data: { id, value, error, saved } }) {
  if (saved) {
    keep(saved);
    return;
  }
  const { resolve, reject } = calls.get(id);
  calls.delete(id);
  if (error === undefined) {
    resolve(value);
  } else {
    reject(new Error(error));
  }
}

/** The worker's program has a fault that no call awaits. */
function failed(event) {
  document.getElementById('trouble').textContent = `Something failed: ${event.message}. If the page stands still, load it again.`;
}

async function start() {
  const [game, ortWasm, network] = await Promise.all(['game.wasm', 'ort.wasm', 'network.onnx'].map(bytes));
  worker = new Worker(address('worker.js'));
  worker.onmessage = receive;
  const failure = new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message ?? 'the browser does not start the page\'s worker'));
  });
  const text = kept();
  const saved = parsed(text);
  const parts = { teavm: address('teavm.js'), ort: address('ort.js'), game, ortWasm, network, about, saved };
  const dropped = await Promise.race([send('start', [parts], [game, ortWasm, network]), failure]);
  worker.onerror = failed;
  if (text !== null && (saved === null || dropped !== null)) {
    setAside(text, dropped ?? 'it is damaged');
  }
}

const started = start();
started.catch((error) => {
  document.getElementById('status').textContent = 'The page does not start.';
  document.getElementById('trouble').textContent = `${error.message}. It needs ${NEEDS}, and all of its files.`;
});

async function call(name, ...values) {
  await started;
  return send(name, values);
}

/** How the game stands after a call. */
const view = async (name, ...values) => ({ ...await call(name, ...values), notKept: notKept() });

const act = (name) => () => view('act', name);

/** The games that can be chosen. */
export const games = () => call('games');

// How the game stands; what changes it answers with how it then stands.
export const current = () => view('current');
/** Answers when the game has another version than this. */
export const next = (version) => view('next', version);
/** The position after so many plies. */
export const positionAt = (ply) => call('positionAt', ply);
export const begin = (setup) => view('begin', setup);
export const move = (ply, uci, offersDraw = false) => view('move', ply, uci, offersDraw);
export const done = act('done');
export const takeBack = act('takeBack');
export const offerDraw = act('offerDraw');
export const acceptDraw = act('acceptDraw');
export const resign = act('resign');
export const nextGame = act('nextGame');
export const moveNow = act('moveNow');
export const pause = act('pause');
export const resume = act('resume');
export const step = act('step');

// Analysis
/** Looks at the position after so many plies; null: at none. Answers with what is known at once. */
export const analyse = (ply) => call('analyse', ply);
/** Answers when the analysis has another version than this. */
export const nextAnalysis = (version) => call('nextAnalysis', version);

/** The game as PGN, as text. */
export const pgn = () => call('pgn');
