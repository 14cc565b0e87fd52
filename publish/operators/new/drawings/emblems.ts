import type { ArtColors } from '../art-colors.ts';
import { at, box, circle, each, fill, line, path, star } from './svg.ts';

type Emblem = (colors: ArtColors) => string;

const pinwheel: Emblem = (colors) =>
  [
    circle(0, 0, 21, fill(colors.pale)),
    each(8, (index) =>
      path(
        `M0 0L${at(18.5, index / 8)}A18.5 18.5 0 0 1 ${at(18.5, (index + 1) / 8)}z`,
        fill(index % 2 === 0 ? colors.primary : colors.accent),
      ),
    ),
    circle(0, 0, 5, fill(colors.pale)),
  ].join('');

const diamond: Emblem = (colors) =>
  [
    path('M0 -22L17 0L0 22L-17 0z', fill(colors.accent)),
    path('M0 -22L17 0H-17z', fill(colors.accentLight)),
    path('M0 -22L6 0L0 22L-6 0z', fill(colors.pale, 0.55)),
    path('M-17 0H17', line(colors.accentDark, 1.4)),
  ].join('');

const shore: Emblem = (colors) =>
  [
    circle(0, 0, 21, fill(colors.pale)),
    circle(0, -4, 9, fill(colors.accent)),
    path('M-20.6 4Q-10 -4 0 4T20.6 4A21 21 0 0 1 -20.6 4z', fill(colors.primary)),
    path('M-18.4 10Q-9 3 0 10T18.4 10A21 21 0 0 1 -18.4 10z', fill(colors.primaryDark)),
  ].join('');

const blocks: Emblem = (colors) =>
  [
    box(-20, -20, 19, 19, 5, fill(colors.primaryLight)),
    box(1, -20, 19, 19, 9.5, fill(colors.accent)),
    box(-20, 1, 19, 19, 9.5, fill(colors.accentLight)),
    box(1, 1, 19, 19, 5, fill(colors.pale)),
  ].join('');

const seal: Emblem = (colors) =>
  [
    path(star(22, 16, 0.88), fill(colors.accent)),
    circle(0, 0, 15.5, fill(colors.pale)),
    circle(0, 0, 12.5, line(colors.primaryDark, 1.2)),
    path(star(9.5, 5), fill(colors.primaryDark)),
  ].join('');

/** The mark beside the name in a logo, about 44 x 44 around the origin. */
export const EMBLEMS = { pinwheel, diamond, shore, blocks, seal } as const satisfies Readonly<Record<string, Emblem>>;

export type EmblemName = keyof typeof EMBLEMS;
