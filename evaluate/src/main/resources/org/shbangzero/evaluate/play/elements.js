/** Small helps to make what a page consists of. */

export const byId = (id) => document.getElementById(id);

/** An element with a class and content. */
export function make(name, className, ...content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

export const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

export const other = (side) => (side === 'white' ? 'black' : 'white');
