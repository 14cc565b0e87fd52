import { expect, test } from 'vitest';
import * as fc from '#tests/support/fast-check.ts';
import { channelsOf, contrastRatio, hexOf } from '../checks/colours.ts';
import { heroGround, MOST_OPAQUE, type HeroGround } from './hero-ground.ts';

const level = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(level, level, level).map(hexOf);

/** The colour that a browser shows for a translucent shade over a pixel. */
const over = ({ ground, alpha }: HeroGround, pixel: string): string => {
  const below = channelsOf(pixel);
  return hexOf(channelsOf(ground).map((value, at) => value * alpha + (below[at] ?? 0) * (1 - alpha)));
};

test('whatever the colours of a brand and of its picture, text over the picture has the required contrast, and the picture stays visible [layout.hero.contrast]', () => {
  fc.assert(
    fc.property(colour, colour, colour, fc.constantFrom(4.5, 7), (text, background, pixel, least) => {
      const ground = heroGround(text, background, least);
      for (const picture of [pixel, '#ffffff', '#000000'])
        expect(contrastRatio(ground.ink, over(ground, picture))).toBeGreaterThanOrEqual(least);
      expect(ground.alpha).toBeLessThanOrEqual(MOST_OPAQUE);
      expect(over(ground, '#ffffff')).not.toBe(over(ground, '#000000'));
    }),
    { numRuns: 5000 },
  );
});

test('text and shade keep the colours of the brand if these are readable [layout.hero.contrast]', () => {
  expect(heroGround('#ffffff', '#2a0a14', 4.5)).toMatchObject({ ink: '#ffffff', ground: '#2a0a14' });
  expect(heroGround('#111111', '#fff4e0', 4.5)).toMatchObject({ ink: '#111111', ground: '#fff4e0' });
});
