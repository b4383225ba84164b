/**
 * All that the page needs from outside, as `api.js` of the server's page has it: a table at which a game is played, here in a worker of
 * this page. The game is kept in the browser, so that it goes on when the page is loaded again.
 */

import { address, bytes } from './assets.js';

const about = JSON.parse(document.getElementById('about').textContent);
/** Where the game is kept: one place for each network. */
const KEPT = `shbang-zero ${about.sha256}`;

const calls = new Map();
let lastId = 0;
let worker = null;

function keep(saved) {
  try {
    localStorage.setItem(KEPT, saved);
  } catch {
    // Without storage the game lives as long as the page.
  }
}

/** Null if there is nothing, or nothing that can be read. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

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

async function start() {
  const [game, ortWasm, network] = await Promise.all(['game.wasm', 'ort.wasm', 'network.onnx'].map(bytes));
  worker = new Worker(address('worker.js'));
  worker.onmessage = receive;
  const failure = new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message ?? 'the browser does not start the page\'s worker'));
  });
  const parts = { teavm: address('teavm.js'), ort: address('ort.js'), game, ortWasm, network, about, saved: kept() };
  await Promise.race([send('start', [parts], [game, ortWasm, network]), failure]);
}

const started = start();
started.catch((error) => {
  document.getElementById('trouble').textContent = `This browser cannot run the page: ${error.message}. It needs WebAssembly with`
    + ' garbage collection: Chromium 119, Firefox 120, Safari 18.2, or later.';
});

async function call(name, ...values) {
  await started;
  return send(name, values);
}

const act = (name) => () => call('act', name);

/** The games that can be chosen. */
export const games = () => call('games');

// How the game stands; what changes it answers with how it then stands.
export const current = () => call('current');
/** Answers when the game has another version than this. */
export const next = (version) => call('next', version);
/** The position after so many plies. */
export const positionAt = (ply) => call('positionAt', ply);
export const begin = (setup) => call('begin', setup);
export const move = (ply, uci, offersDraw = false) => call('move', ply, uci, offersDraw);
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
