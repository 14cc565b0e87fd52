/** The digits as strokes on a grid of 4 by 6, because the renderer has no fonts. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M2 0C.6 0 0 1.2 0 3s.6 3 2 3 2-1.2 2-3S3.4 0 2 0z',
  1: 'M.7 1.1 2.3 0V6',
  2: 'M.2 1.5C.4.5 1.1 0 2 0c1.2 0 1.9.8 1.9 1.8C3.9 3.2.2 4.5.1 6H4',
  3: 'M.3.9C.7.3 1.3 0 2 0c1.1 0 1.9.6 1.9 1.5S3.1 2.9 2 2.9c1.2 0 2 .6 2 1.6S3.2 6 2 6C1.2 6 .5 5.7.1 5',
  4: 'M3 6V0L0 4.2h4',
  5: 'M3.7 0H.6L.3 2.8c.5-.3 1-.5 1.6-.5C3.2 2.3 4 3.1 4 4.1S3.2 6 1.9 6C1.1 6 .5 5.7.1 5.1',
  6: 'M3.5.6C3.1.200 2.6 0 2.1 0 .8 0 0 1.3 0 3.4 0 5 .8 6 2 6s2-.8 2-1.9-.8-1.9-2-1.9S.1 2.9 0 4',
  7: 'M0 0h4L1.5 6',
  8: 'M2 2.8a1.6 1.4 0 1 1 .01 0zM2 6a2 1.6 0 1 1 .01 0z',
  9: 'M.5 5.4c.4.4.9.6 1.4.6C3.2 6 4 4.7 4 2.6 4 1 3.2 0 2 0S0 .8 0 1.9s.8 1.9 2 1.9 1.9-.7 2-1.8',
};
const ADVANCE = 5.4;

/** Draws an integer as strokes, with its centre at `x`, `y`. */
export const drawNumber = (
  number: number,
  { x, y, height, ink }: { readonly x: number; readonly y: number; readonly height: number; readonly ink: string },
): string => {
  const signs = [...String(number)];
  const scale = height / 6;
  const left = x - ((signs.length - 1) * ADVANCE + 4) * scale * 0.5;
  const strokes = signs.map(
    (sign, at) => `<path d="${STROKES[sign] ?? ''}" transform="translate(${at * ADVANCE} 0)"/>`,
  );
  return `<g fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left.toFixed(1)} ${(y - height / 2).toFixed(1)}) scale(${scale.toFixed(2)})">${strokes.join('')}</g>`;
};
