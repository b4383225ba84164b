/** Arrows over the board, for the lines of the analysis. */

import { element } from './pieces.js';
import { middle } from './squares.js';

const HEAD = 0.34;

/** An arrow from middle to middle, as the outline of a shape. */
function outline(from, to, width) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const point = (forward, aside) => {
    const x = from.x + forward * along.x - aside * along.y;
    const y = from.y + forward * along.y + aside * along.x;
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  };
  const neck = length - HEAD;
  const corners = [
    point(0.2, width), point(neck, width), point(neck, width + 0.13), point(length, 0),
    point(neck, -width - 0.13), point(neck, -width), point(0.2, -width),
  ];
  return `M${corners.join('L')}Z`;
}

/**
 * Draws lines of an analysis, the best one strongest; a life from the hand is a ring around its target.
 *
 * @param bottom from whose side the board is seen
 */
export function drawArrows(svg, lines, bottom) {
  const shapes = lines.map((line, i) => {
    const to = middle(line.to, bottom);
    const shape = line.from
      ? element('path', { d: outline(middle(line.from, bottom), to, 0.1 - 0.025 * i) })
      : element('circle', { cx: to.x, cy: to.y, r: 0.42 });
    shape.setAttribute('class', `arrow rank-${i + 1} ${line.from ? '' : 'ring'}`);
    return shape;
  });
  // The best one lies on top.
  svg.replaceChildren(...shapes.reverse());
}
