/** The page's large parts, which are inside the page: script elements of an unknown type, named as the part, with base64. */

const encoded = (name) => document.getElementById(`asset-${name}`).textContent;

/** The bytes of a part, as an ArrayBuffer. They are packed by gzip. */
export function bytes(name) {
  const packed = Uint8Array.from(atob(encoded(name)), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).arrayBuffer();
}

/** Where a script is, for workers and imports. No blob: a worker of a page from a file cannot import one. */
export const address = (name) => `data:text/javascript;base64,${encoded(name)}`;
