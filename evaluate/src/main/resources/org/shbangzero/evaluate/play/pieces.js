/** The pieces as SVG, drawn for this page: silhouettes on a field of 45 by 45, and lines upon them. */

const SVG = 'http://www.w3.org/2000/svg';
const FOOT = 'M10 39v-3q1.500-3.500 6-4h13q4.500.500 6 4v3z';

const KNIGHT = {
  shape: `${FOOT} M14 32q0-7 5-11l1.500-2.500-6 3.500q-3.500 1.500-5-.500-1-2 1-4l5-5q1-4 4.500-6l1.500-3 2.500 3q9 2.500 11 12 1 6-1 13.500z`,
  lines: 'M19.500 13.500l1 .500 M11.500 19.500l1.500-.500 M27 12q4.500 4 4.500 12',
};

/** What a piece looks like, by its name: what is filled and outlined, and lines alone. */
const DRAWINGS = {
  pawn: { shape: `${FOOT} M22.500 9a5.500 5.500 0 0 1 3.500 9.800q.800 7 5 13.200h-17q4.200-6.200 5-13.200A5.500 5.500 0 0 1 22.500 9z`, lines: 'M18 20h9' },
  rook: { shape: `${FOOT} M11.500 8h5v3h3.500V8h5v3h3.500V8h5v8l-3.500 3v13h-15V19l-3.500-3z`, lines: 'M15 19h15 M15.500 29h14' },
  knight: KNIGHT,
  bishop: { shape: `${FOOT} M22.500 4.500a2.600 2.600 0 0 1 1.800 4.400q8.700 7.600 6.200 14.600-1 3-2.500 4.500l1.500 4h-14l1.500-4q-1.500-1.500-2.500-4.500-2.500-7 6.200-14.600a2.600 2.600 0 0 1 1.800-4.400z`, lines: 'M22.500 14.500v8 M18.500 18.500h8 M17 28h11' },
  queen: { shape: `${FOOT} M7 13.500a2 2 0 1 1 3 0l5 7 1-10.200a2 2 0 1 1 2.700-.600L22.500 18l3.800-8.300a2 2 0 1 1 2.700.600L30 20.500l5-7a2 2 0 1 1 3 0L32 32H13z`, lines: 'M13 28h19' },
  king: { shape: `${FOOT} M21 4h3v3h3v3h-3v4q10-5 12.500 1.500 2 6-4.500 16.500H13Q6.500 21.500 8.500 15.500 11 9 21 14v-4h-3V7h3z`, lines: 'M22.500 15.500V28 M13 28h19' },
  chariot: { shape: 'M7 9h4l3 9h17V9h5v17H16q-5 0-6.500-5z M32.500 31a8 8 0 1 1-16 0 8 8 0 0 1 16 0z', lines: 'M24.500 23v16 M16.500 31h16 M19 25.500l11 11 M30 25.500l-11 11 M14 18h17' },
  horse: KNIGHT,
  elephant: { shape: 'M5 20q0-11 12-12 4-3 10-1 12 1 13 13v17h-7v-9h-9v9h-7V26q-3 1-4 5-.500 6-5 7l-2-3q3-1 3-5-4-4-4-10z', lines: 'M14 16h.500 M19 9.500q6 7 0 14-5 0-6-5 M12 27l-4-1' },
  'war engine': { shape: 'M7 39v-4h4l8-17L8.500 11l-2 1.500L4 8l7-4 2 4.500-1.500 1 22 15.500 3-1.500 2 3.500-4 2.500 .500 5.500H41v4z M22 21l-6 14h14l-4-11z', lines: 'M20.500 19.500l1.500 1.500' },
  general: { shape: `${FOOT} M21 4q8-2 10 3-4-1-7 1 9 2 9 13v11h-5l-1.500-8h-8L17 32h-5V21q0-11 9-13z`, lines: 'M12 20.500h21 M22.500 8v12' },
  advisor: { shape: `${FOOT} M22.500 5q3 5 7 6.500l9 4.500q-6 3-10 3 2 5 .500 9l3 4H13l3-4q-1.500-4 .500-9-4 0-10-3l9-4.500q4-1.500 7-6.500z`, lines: 'M16.500 19q6 2 12 0 M20 24h.500 M25 24h.500' },
};

/** An element of SVG. */
export function element(name, attributes, parent) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  parent?.append(made);
  return made;
}

/** A picture of a piece of a side, `white` or `black`, on a stack of so many lives. */
export function picture(name, side, lives = 0) {
  const svg = element('svg', { viewBox: '0 0 45 45', class: `piece ${side}`, 'aria-hidden': 'true' });
  const shown = Math.min(lives, 4);
  for (let i = 0; i < shown; i++) {
    disc(svg, 40 - 3.2 * i);
  }
  const raised = element('g', shown > 0 ? { transform: `translate(${2.25 + 0.35 * shown} ${1.5 - 1.2 * shown}) scale(${0.9 - 0.015 * shown})` } : {}, svg);
  const drawing = DRAWINGS[name] ?? DRAWINGS.pawn;
  element('path', { d: drawing.shape, class: 'shape' }, raised);
  element('path', { d: drawing.lines, class: 'lines' }, raised);
  return svg;
}

function disc(svg, y) {
  element('path', { class: 'disc', d: `M7 ${y}v2a15.500 3 0 0 0 31 0v-2a15.500 3 0 0 0-31 0z` }, svg);
  element('path', { class: 'disc-rim', d: `M7 ${y}a15.500 3 0 0 0 31 0` }, svg);
}

/** A single life, as it lies in the hand. */
export function checker(side) {
  const svg = element('svg', { viewBox: '0 0 24 24', class: `piece ${side}`, 'aria-hidden': 'true' });
  element('circle', { cx: 12, cy: 12, r: 10, class: 'disc' }, svg);
  element('circle', { cx: 12, cy: 12, r: 6, class: 'disc-rim' }, svg);
  return svg;
}

const ICONS = {
  lock: 'M6 11V8a6 6 0 0 1 12 0v3h2v11H4V11z M9 11h6V8a3 3 0 0 0-6 0z',
  leap: 'M3 20q1-13 11-13V3l8 7-8 7v-4q-7 0-8 7z',
};

/** The sign of a mark that is drawn as one, or null. */
export function sign(mark) {
  if (!ICONS[mark]) {
    return null;
  }
  const svg = element('svg', { viewBox: '0 0 24 24', class: `sign ${mark}`, 'aria-hidden': 'true' });
  element('path', { d: ICONS[mark], 'fill-rule': 'evenodd' }, svg);
  return svg;
}
