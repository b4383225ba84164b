/** The page's large parts, which are files beside it. */

/** The bytes of a part, as an ArrayBuffer. */
export async function bytes(name) {
  const response = await fetch(new URL(name, import.meta.url)).catch((error) => ({ status: error.message }));
  if (!response.ok) {
    throw new Error(`The page's file ${name} cannot be loaded (${response.status})`);
  }
  return response.arrayBuffer();
}

/** Where a script is, for workers and imports. */
export const address = (name) => new URL(name, import.meta.url).href;
