import type { ThemeTokens } from '../brand.ts';
import { CONTRAST_PAIRS, type ColorToken } from '../tokens.ts';
import { contrastRatio } from './contrast.ts';
import type { Draft } from './draft.ts';
import { finding, step, type Finding } from './finding.ts';

/** Two colours of a theme that the site draws one on the other. */
export interface MeasuredPair {
  readonly text: ColorToken;
  readonly ground: ColorToken;
  readonly least: number;
  readonly ratio: number;
}

/** Every pair of colours that the site draws, as a theme has it. */
export const measuredPairs = (colors: ThemeTokens['light' | 'dark']): readonly MeasuredPair[] =>
  CONTRAST_PAIRS.map(([text, ground, least]) => ({
    text,
    ground,
    least,
    ratio: contrastRatio(colors[text].$value, colors[ground].$value),
  }));

/** Two decimals, never more than it is: `4.49` is not 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Every pair of colours that the site draws, in both themes. */
export const checkContrast = ({ theme }: Draft): Finding[] =>
  theme === undefined
    ? []
    : (['light', 'dark'] as const).flatMap((name) => {
        const colors = theme.tokens[name];
        return measuredPairs(colors)
          .filter(({ ratio, least }) => ratio < least)
          .map(({ text, ground, least, ratio }) =>
            finding({
              pointer: `/theme/tokens/${name}${step(text)}`,
              code: 'contrast',
              message: `${colors[text].$value} on ${ground} ${colors[ground].$value} has a contrast of ${ratioText(ratio)}`,
              remedy: `choose colours with at least ${least}`,
            }),
          );
      });
