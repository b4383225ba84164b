/** Two short dialogs: the piece that a pawn becomes, and a question with yes and no. */

import { byId } from './elements.js';
import { picture } from './pieces.js';

/** Calls when a dialog that is open is closed; not for an earlier closing, which browsers tell a moment later, when it is open again. */
function onClosed(dialog, closed) {
  dialog.onclose = () => {
    if (!dialog.open) {
      closed();
    }
  };
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
    onClosed(dialog, () => resolve(null));
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
    onClosed(dialog, () => resolve(dialog.returnValue === 'yes'));
    dialog.showModal();
  });
}
