/** Small helps to make what a page consists of. */

export const byId = (id) => document.getElementById(id);

/** An element with a class and content. */
export function make(name, className, ...content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

/**
 * Fills a part of the page anew. If the keyboard was on something there that has a `data-key`, it is on what has that key now, so that
 * nobody loses their place when news come.
 */
export function refill(part, content) {
  const key = part.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  part.replaceChildren(...content);
  if (key !== undefined) {
    part.querySelector(`[data-key="${key}"]`)?.focus({ preventScroll: true });
  }
}

/** Milliseconds until the table is asked again after it could not be reached. */
const RETRY = 2000;

/** Comes back when it is time to ask again. */
export const untilRetry = () => new Promise((resolve) => { setTimeout(resolve, RETRY); });

export const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

export const other = (side) => (side === 'white' ? 'black' : 'white');
