/** Talks to the server. Every function gives the answer's JSON, or throws an Error with a message that a person can read. */

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

export const games = () => get('api/games');
export const current = () => get('api/game');
/** Answers when the game has another version than this, or after a while. */
export const next = (version) => get(`api/game?after=${version}`);
export const begin = (setup) => post('api/new', setup);
export const move = (ply, uci) => post('api/move', { ply, uci });
export const takeBack = () => post('api/take-back');
export const resign = () => post('api/resign');
export const moveNow = () => post('api/move-now');
