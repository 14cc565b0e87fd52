import { CONTRAST_PAIRS } from '../tokens.ts';
import { contrastRatio } from './contrast.ts';
import type { Draft } from './draft.ts';
import { finding, step, type Finding } from './finding.ts';

/** Every pair of colours that the site draws, in both themes. */
export const checkContrast = ({ theme }: Draft): Finding[] =>
  theme === undefined
    ? []
    : (['light', 'dark'] as const).flatMap((name) =>
        CONTRAST_PAIRS.flatMap(([text, ground, least]) => {
          const colors = theme.tokens[name];
          const ratio = contrastRatio(colors[text].$value, colors[ground].$value);
          return ratio >= least
            ? []
            : [
                finding({
                  pointer: `/theme/tokens/${name}${step(text)}`,
                  code: 'contrast',
                  message: `${colors[text].$value} on ${ground} ${colors[ground].$value} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}`,
                  remedy: `choose colours with at least ${least}`,
                }),
              ];
        }),
      );
