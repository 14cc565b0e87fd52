import { mix, type Palette } from './tile-palettes.ts';

export const WHITE = '#ffffff';
export const BLACK = '#000000';
const CREAM = '#fff6e6';

export const INKS = { a: 'url(#a)', b: 'url(#b)', c: 'url(#c)', d: 'url(#d)' };

/** Creates a gradient for one of the `INKS`. All parts of a motif are lit from the top left. */
const paint = (id: keyof typeof INKS, ink: string, shine: number, shade: string): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="-34" y1="-64" x2="34" y2="64"><stop stop-color="${mix(ink, WHITE, shine)}"/><stop offset=".45" stop-color="${ink}"/><stop offset="1" stop-color="${mix(ink, shade, 0.42)}"/></linearGradient>`;

/** Creates the gradients that `INKS` refers to. */
export const paints = ([, deep, warm, accent]: Palette): string =>
  paint('a', CREAM, 0.8, mix(warm, deep, 0.3)) +
  paint('b', warm, 0.5, mix(accent, deep, 0.5)) +
  paint('c', deep, 0.2, BLACK) +
  paint('d', accent, 0.35, deep);
