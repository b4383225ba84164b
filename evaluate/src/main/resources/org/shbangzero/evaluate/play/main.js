/** Puts the page together, and keeps it in step with the table. */

import { showActions, takeDrawOffer, wireActions } from './actions.js';
import { AnalysisPanel } from './analysis.js';
import * as api from './api.js';
import { Board } from './board.js';
import { runClocks } from './clock.js';
import { choosePromotion } from './dialogs.js';
import { byId, capitalised, other, untilRetry } from './elements.js';
import { History } from './history.js';
import { showLegend } from './legend.js';
import { markPly, showMoves, status } from './moves.js';
import { announce } from './news.js';
import { showPlayers } from './players.js';
import { SetupDialog } from './setup.js';

let view = null;
let turned = false;
const history = new History(render);
const analysis = new AnalysisPanel();
const board = new Board(byId('board'), play);

const bottom = () => (turned ? other(view.bottom) : view.bottom);

/** Shows the position that is looked at: the latest, or one before. */
function render() {
  const { ply, position } = history;
  const isLatest = ply === view.moves.length;
  board.show({
    key: `${view.version} ${ply}`,
    pieces: position.pieces,
    turn: view.turn,
    legal: isLatest ? view.legal : [],
    last: view.moves[ply - 1],
  }, bottom());
  showPlayers(view, position, bottom(), board);
  showLegend(board);
  markPly(view, ply);
  byId('status').textContent = status(view, ply);
  byId('status').classList.toggle('over', Boolean(view.result) && isLatest);
  byId('fen').textContent = position.fen;
  analysis.show(ply, position.fen, bottom());
}

/** Takes over how the game stands, unless something newer is known. */
function take(next) {
  if (view && next.version <= view.version && next.version > 0) {
    return;
  }
  const before = view;
  view = next;
  byId('summary').textContent = `${capitalised(view.game)}: ${view.summary}`;
  byId('trouble').textContent = view.trouble ?? '';
  byId('not-kept').textContent = view.notKept ?? '';
  showMoves(view, (ply) => history.goTo(ply));
  showActions(view);
  history.take(view);
  announce(before, view, bottom());
}

/** Does something at the table, and shows what comes of it, or why it did not. */
async function act(request) {
  try {
    take(await request());
  } catch (error) {
    byId('trouble').textContent = error.message;
    board.draw();
  }
}

async function play(moves) {
  const ply = view.moves.length;
  const move = moves.length === 1 ? moves[0] : await choosePromotion(moves, view.turn);
  if (move) {
    await act(() => api.move(ply, move.uci, takeDrawOffer()));
  }
}

/** Asks for news, for ever. */
async function followGame() {
  for (;;) {
    try {
      take(await api.next(view.version));
      byId('status').classList.remove('offline');
    } catch {
      byId('status').textContent = 'The server cannot be reached.';
      byId('status').classList.add('offline');
      await untilRetry();
      await reconnect();
    }
  }
}

/** After the server was away its versions begin anew. */
async function reconnect() {
  try {
    const next = await api.current();
    view = null;
    take(next);
  } catch {
    // Still away; the next question tells.
  }
}

async function savePgn() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await api.pgn()], { type: 'application/x-chess-pgn' }));
  link.download = `${view.game}.pgn`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

async function copyFen() {
  try {
    await navigator.clipboard.writeText(history.position.fen);
  } catch {
    // Browsers without a clipboard for pages, as those that came unencrypted: the reader can copy what is selected.
    getSelection().selectAllChildren(byId('fen'));
  }
}

function flip() {
  turned = !turned;
  render();
}

/** What keys do that are not for the board, a field or a dialog. */
const KEYS = {
  ArrowLeft: () => history.step(-1),
  ArrowRight: () => history.step(1),
  ',': () => history.step(-1),
  '.': () => history.step(1),
  Home: () => history.goTo(0),
  End: () => history.goTo(view.moves.length),
  a: () => analysis.toggle(),
  f: flip,
};

function key(event) {
  const isForField = event.target.matches('input, select, textarea') || document.querySelector('dialog[open]');
  if (KEYS[event.key] && !isForField && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    KEYS[event.key]();
  }
}

function wire(setup) {
  board.root.addEventListener('selection', () => {
    showPlayers(view, history.position, bottom(), board);
    showLegend(board);
  });
  document.addEventListener('keydown', key);
  wireActions(act, () => view);
  const clicks = {
    'new-game': () => setup.open(view),
    load: () => setup.open(view, true),
    first: KEYS.Home,
    previous: KEYS.ArrowLeft,
    next: KEYS.ArrowRight,
    last: KEYS.End,
    analyse: KEYS.a,
    flip,
    'save-pgn': savePgn,
    'copy-fen': copyFen,
  };
  Object.entries(clicks).forEach(([id, click]) => byId(id).addEventListener('click', click));
}

async function start() {
  const games = await api.games();
  take(await api.current());
  runClocks();
  wire(new SetupDialog(games, async (wanted) => {
    const next = await api.begin(wanted);
    turned = false;
    take(next);
  }));
  analysis.resume();
  await followGame();
}

start();
