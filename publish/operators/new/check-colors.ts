import { printable } from '#schemas/checks/finding.ts';
import { colourDistance } from '#schemas/palette/colour-distance.ts';
import { makePalette, type Palette } from '#schemas/palette/make-palette.ts';
import { seedsOf } from '#schemas/palette/seeds.ts';
import { NewBrandError } from './new-brand-error.ts';

/** Two colours that are closer than this in OKLab look the same side by side. */
const LEAST_DISTANCE = 0.02;

const refuseAlike = (colors: readonly string[]): void => {
  const seeds = seedsOf(colors, false);
  const given = [seeds.primary, seeds.accent, seeds.base].slice(0, colors.length);
  given.forEach((colour, index) => {
    const same = given.findIndex((other) => colourDistance(colour, other) < LEAST_DISTANCE);
    if (same < index)
      throw new NewBrandError(
        'colors',
        `${printable(colors[same] ?? '')} and ${printable(colors[index] ?? '')} look the same; write colours that differ, or leave out the second one, which is then chosen to go with the first`,
      );
  });
};

/** Returns the palette for one to three colours. Throws a NewBrandError for a text that is not a colour, and for two colours that look the same. */
export const paletteOf = (colors: readonly string[]): Palette => {
  const [primary = '', accent, base] = colors;
  try {
    refuseAlike(colors);
    return makePalette([primary, accent, base]);
  } catch (error) {
    throw error instanceof RangeError ? new NewBrandError('colors', error.message) : error;
  }
};
