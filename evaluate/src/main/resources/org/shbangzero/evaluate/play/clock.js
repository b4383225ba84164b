/** The clocks. The server says what they showed when it answered; from then on they run here too, and it decides when a flag falls. */

/** Milliseconds below which tenths are shown, and a clock warns. */
const LOW = 20_000;
/** Milliseconds between two looks at the time. */
const TICK = 100;

let shown = null;
let since = 0;

const pad = (number) => String(number).padStart(2, '0');

/** Hours, minutes, seconds; tenths when they matter. */
export function clockText(millis) {
  const seconds = millis < LOW ? Math.floor(millis / 100) / 10 : Math.ceil(millis / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = seconds % 60;
  const last = millis < LOW ? (rest < 10 ? '0' : '') + rest.toFixed(1) : pad(rest);
  return hours > 0 ? `${hours}:${pad(minutes)}:${last}` : `${minutes}:${last}`;
}

function tick() {
  for (const face of document.querySelectorAll('[data-clock]')) {
    const side = face.dataset.clock;
    const used = shown.running === side ? performance.now() - since : 0;
    const left = Math.max(0, shown[side].clock - used);
    face.textContent = clockText(left);
    face.classList.toggle('running', shown.running === side);
    face.classList.toggle('low', left < LOW);
  }
}

/** Shows what the clocks of a view show; the same view again changes nothing. */
export function showClocks(view) {
  if (view !== shown) {
    shown = view;
    since = performance.now();
  }
  tick();
}

/** Lets the clocks run. */
export const runClocks = () => setInterval(tick, TICK);
