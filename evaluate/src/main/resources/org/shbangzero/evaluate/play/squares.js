/** Where squares lie on a board that is seen from a side. */

const FILES = 'abcdefgh';

/** All squares from the upper left one, row by row. */
export function squaresFrom(bottom) {
  const squares = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const file = bottom === 'white' ? column : 7 - column;
      const rank = bottom === 'white' ? 8 - row : row + 1;
      squares.push(FILES[file] + rank);
    }
  }
  return squares;
}

export const isLight = (square) => (FILES.indexOf(square[0]) + Number(square[1])) % 2 === 0;

/** The middle of a square, where a square is 1 wide and the upper left corner of the board is 0, 0. */
export function middle(square, bottom) {
  const file = FILES.indexOf(square[0]);
  const rank = Number(square[1]) - 1;
  return bottom === 'white' ? { x: file + 0.5, y: 7.5 - rank } : { x: 7.5 - file, y: rank + 0.5 };
}
