/** Puts the page together, and keeps it in step with the server. */

import * as api from './api.js';
import { Board } from './board.js';
import { choosePromotion, confirm, SetupDialog } from './dialogs.js';
import { showLegend, showMoves, showPlayers, showStatus } from './panel.js';

/** Milliseconds until the server is asked again after it could not be reached. */
const RETRY = 2000;
/** Milliseconds for which a caption stays on the board. */
const BANNER = 2600;

const byId = (id) => document.getElementById(id);

let view = null;
let turned = false;
let bannerTimer = 0;
const board = new Board(byId('board'), play);

function bottom() {
  const other = view.bottom === 'white' ? 'black' : 'white';
  return turned ? other : view.bottom;
}

function render() {
  board.show(view, bottom());
  showPlayers(view, bottom(), board);
  showLegend(board);
}

/** Takes over how the game stands, unless something newer is known. */
function take(next) {
  if (view && next.version <= view.version && next.version > 0) {
    return;
  }
  const before = view;
  view = next;
  render();
  showMoves(view);
  showStatus(view);
  announce(before);
}

/** Tells of the moves that are new: captions on the board, everything to screen readers. */
function announce(before) {
  const known = before && before.start === view.start && before.moves.length <= view.moves.length ? before.moves.length : view.moves.length;
  const news = view.moves.slice(known);
  const captions = news.map((move) => move.caption).filter(Boolean);
  if (captions.length > 0) {
    showBanner(captions.at(-1));
  }
  const spoken = news.map((move) => [`${move.side} ${move.san}`, move.caption].filter(Boolean).join(': '));
  if (view.result && (news.length > 0 || !before?.result)) {
    spoken.push(view.result.words);
  }
  if (spoken.length > 0) {
    byId('announcer').textContent = spoken.join('. ');
  }
}

function showBanner(caption) {
  const banner = byId('banner');
  banner.textContent = caption;
  banner.hidden = false;
  clearTimeout(bannerTimer);
  bannerTimer = setTimeout(() => { banner.hidden = true; }, BANNER);
}

/** Does something on the server, and shows what comes of it, or why it did not. */
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
    await act(() => api.move(ply, move.uci));
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
      await new Promise((resolve) => { setTimeout(resolve, RETRY); });
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

function wire(setup) {
  board.root.addEventListener('selection', () => {
    showPlayers(view, bottom(), board);
    showLegend(board);
  });
  byId('new-game').addEventListener('click', () => setup.open(view));
  byId('take-back').addEventListener('click', () => act(api.takeBack));
  byId('move-now').addEventListener('click', () => act(api.moveNow));
  byId('flip').addEventListener('click', () => {
    turned = !turned;
    render();
  });
  byId('resign').addEventListener('click', async () => {
    if (await confirm('Resign this game?', 'Resign')) {
      await act(api.resign);
    }
  });
}

async function start() {
  const games = await api.games();
  take(await api.current());
  wire(new SetupDialog(games, async (wanted) => {
    const next = await api.begin(wanted);
    turned = false;
    take(next);
  }));
  await followGame();
}

start();
