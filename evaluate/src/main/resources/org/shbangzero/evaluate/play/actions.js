/** The buttons: which of them are there, and what they do. */

import * as api from './api.js';
import { byId } from './elements.js';
import { confirm } from './dialogs.js';

/**
 * By the id of its button: what it is called in a view's `can`, what it does, and whether it stays there, disabled, while it cannot be
 * done.
 */
const ACTIONS = {
  done: { name: 'done', act: api.done, stays: (view) => view.takeBack === 'until_done' && !view.result },
  'next-game': { name: 'nextGame', act: api.nextGame },
  'accept-draw': { name: 'acceptDraw', act: api.acceptDraw },
  'take-back': { name: 'takeBack', act: api.takeBack, stays: (view) => view.takeBack !== 'never' },
  'move-now': { name: 'moveNow', act: api.moveNow, stays: (view) => !view.result && (view.white.seat === 'engine' || view.black.seat === 'engine') },
  pause: { name: 'pause', act: api.pause },
  resume: { name: 'resume', act: api.resume },
  step: { name: 'step', act: api.step },
};

/** Whether the next move shall come with the offer of a draw. */
let offersWithMove = false;

/** Whether the move that is played now comes with the offer of a draw; the next one will not. */
export function takeDrawOffer() {
  const offers = offersWithMove;
  offersWithMove = false;
  return offers;
}

const isMine = (view) => view.legal.length > 0 && view.white.seat !== view.black.seat;

/** Shows the buttons that are of use. */
export function showActions(view) {
  for (const [id, { name, stays }] of Object.entries(ACTIONS)) {
    const isPossible = view.can.includes(name);
    byId(id).hidden = !isPossible && !stays?.(view);
    byId(id).disabled = !isPossible;
  }
  const isOver = Boolean(view.result);
  byId('resign').disabled = !view.can.includes('resign');
  byId('resign').hidden = isOver || (view.white.seat === 'engine' && view.black.seat === 'engine');
  const offer = byId('offer-draw');
  offer.hidden = byId('resign').hidden || view.can.includes('acceptDraw');
  offer.disabled = !view.can.includes('offerDraw') && !isMine(view);
  offersWithMove = offersWithMove && isMine(view);
  offer.setAttribute('aria-pressed', String(offersWithMove));
  offer.textContent = offersWithMove ? 'Draw offered with your move' : 'Offer draw';
}

/**
 * Makes the buttons do what they say.
 *
 * @param act does something at the table, and shows what comes of it
 * @param current gives the view that is shown
 */
export function wireActions(act, current) {
  for (const [id, action] of Object.entries(ACTIONS)) {
    byId(id).addEventListener('click', () => act(action.act));
  }
  byId('resign').addEventListener('click', async () => {
    if (await confirm('Resign this game?', 'Resign')) {
      await act(api.resign);
    }
  });
  byId('offer-draw').addEventListener('click', () => {
    if (current().can.includes('offerDraw')) {
      act(api.offerDraw);
    } else {
      offersWithMove = !offersWithMove;
      showActions(current());
    }
  });
}
