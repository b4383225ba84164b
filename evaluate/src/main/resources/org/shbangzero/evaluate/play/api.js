/**
 * All that the page needs from outside: a table at which a game is played, here on a server. Nothing else in the page reaches out. Every
 * function gives a promise of the answer, or of an Error with a message that a person can read.
 */

async function answer(response) {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new Error(body.error ?? `the server answered ${response.status}`);
  }
  return body;
}

const get = async (path) => answer(await fetch(path));

const post = async (path, body = {}) =>
  answer(await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }));

/** The games that can be chosen. */
export const games = () => get('api/games');

// How the game stands; what changes it answers with how it then stands.
export const current = () => get('api/game');
/** Answers when the game has another version than this, or after a while. */
export const next = (version) => get(`api/game?after=${version}`);
/** The position after so many plies. */
export const positionAt = (ply) => get(`api/position?ply=${ply}`);
export const begin = (setup) => post('api/new', setup);
export const move = (ply, uci, offersDraw = false) => post('api/move', { ply, uci, offersDraw });
export const done = () => post('api/done');
export const takeBack = () => post('api/take-back');
export const offerDraw = () => post('api/offer-draw');
export const acceptDraw = () => post('api/accept-draw');
export const resign = () => post('api/resign');
export const nextGame = () => post('api/next-game');
export const moveNow = () => post('api/move-now');
export const pause = () => post('api/pause');
export const resume = () => post('api/resume');
export const step = () => post('api/step');

// Analysis
/** Looks at the position after so many plies; null: at none. Answers with what is known at once. */
export const analyse = (ply) => post('api/analysis', { ply });
/** Answers when the analysis has another version than this, or after a while. */
export const nextAnalysis = (version) => get(`api/analysis?after=${version}`);

/** The game as PGN, as text. */
export async function pgn() {
  const response = await fetch('api/game.pgn');
  return response.ok ? response.text() : answer(response);
}
