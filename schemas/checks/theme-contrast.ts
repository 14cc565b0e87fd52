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

/** Every pair of colours that the site draws, in both themes. */
export const checkContrast = ({ theme }: BrandDraft): Finding[] =>
  theme === undefined
    ? []
    : (['light', 'dark'] as const).flatMap((name) => {
        const colors = theme.tokens[name];
        return measurePairs(colors)
          .filter(({ ratio, minimum }) => ratio < minimum)
          .map(({ text, background, minimum, ratio }) =>
            finding({
              pointer: `/theme/tokens/${name}${pointerSegment(text)}`,
              code: 'contrast',
              message: `${colors[text].$value} on ${background} ${colors[background].$value} has a contrast of ${ratioText(ratio)}`,
              remedy: `choose colours with at least ${minimum}`,
            }),
          );
      });
