import type { ThemeTokens } from '../brand.ts';
import { CONTRAST_PAIRS, type ColorToken } from '../tokens.ts';
import type { BrandDraft } from './draft.ts';
import { finding, pointerSegment, type Finding } from './finding.ts';

const channel = (hex: string, from: number): number => {
  const part = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb` by WCAG 2.2. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** A text or outline colour of a theme with the background that the site draws it on, and their contrast by WCAG 2.2. */
export interface ContrastPair {
  readonly text: ColorToken;
  readonly background: ColorToken;
  readonly minimum: number;
  readonly ratio: number;
}

/** The contrast of every pair of colours that the site draws, in one theme. */
export const measurePairs = (colors: ThemeTokens['light' | 'dark']): readonly ContrastPair[] =>
  CONTRAST_PAIRS.map(([text, background, minimum]) => ({
    text,
    background,
    minimum,
    ratio: contrastRatio(colors[text].$value, colors[background].$value),
  }));

/** Two decimals, rounded down, so that 4.499 is not shown as 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const STEPS = 255;

/** The colour nearest to `hex`, darker or lighter, that `passes`; `null` if none does. */
const nearestColour = (hex: string, passes: (colour: string) => boolean): string | null => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (let step = 1; step <= STEPS; step += 1)
    for (const end of [0, 255]) {
      const colour = hexOf(channels.map((value) => value + ((end - value) * step) / STEPS));
      if (passes(colour)) return colour;
    }
  return null;
};

/** A colour for a token that passes on every background that the site draws it on; else on the one of a pair. */
const proposal = (
  colors: ThemeTokens['light' | 'dark'],
  { text, background, minimum }: ContrastPair,
): string | null => {
  const pairs = CONTRAST_PAIRS.filter(([of]) => of === text);
  const passesAll = (colour: string): boolean =>
    pairs.every(([, on, least]) => contrastRatio(colour, colors[on].$value) >= least);
  const own = colors[text].$value;
  return (
    nearestColour(own, passesAll) ??
    nearestColour(own, (colour) => contrastRatio(colour, colors[background].$value) >= minimum)
  );
};

/** Every pair of colours that the site draws, in both themes. */
export const checkContrast = ({ theme }: BrandDraft): Finding[] =>
  theme === undefined
    ? []
    : (['light', 'dark'] as const).flatMap((name) => {
        const colors = theme.tokens[name];
        return measurePairs(colors)
          .filter(({ ratio, minimum }) => ratio < minimum)
          .map((pair) => {
            const { text, background, minimum, ratio } = pair;
            const colour = proposal(colors, pair);
            return finding({
              pointer: `/theme/tokens/${name}${pointerSegment(text)}`,
              code: 'contrast',
              message: `${colors[text].$value} on ${background} ${colors[background].$value} has a contrast of ${ratioText(ratio)}`,
              remedy: `choose colours with at least ${minimum}${colour === null ? '' : `, such as ${colour} for ${text}`}`,
            });
          });
      });
