import type { GradientStop } from '../token-forms.ts';
import { TOKEN_FORMS } from '../token-forms.ts';
import { FONT_SIZE_TOKENS, GRADIENT_TOKENS } from '../tokens.ts';
import { contrastRatio, nearestColour } from './colours.ts';
import type { BrandDraft } from './draft.ts';
import { finding, pointerSegment, type Finding } from './finding.ts';
import { ratioText } from './theme-contrast.ts';

type Theme = NonNullable<BrandDraft['theme']>;

const LEAST = 4.5;

const checkSizes = ({ tokens: { fontSize } }: Theme): Finding[] =>
  Object.entries(FONT_SIZE_TOKENS).flatMap(([token, { range }]) => {
    const value = fontSize?.[token as keyof typeof FONT_SIZE_TOKENS]?.$value;
    const size = Number.parseFloat(value ?? '');
    const [least, most] = range;
    return value === undefined || (size >= least && size <= most)
      ? []
      : [
          finding({
            pointer: `/theme/tokens/fontSize${pointerSegment(token)}/$value`,
            code: 'range',
            message: `${value} is too ${size < least ? 'small' : 'large'}`,
            remedy: `write ${least}rem to ${most}rem`,
          }),
        ];
  });

const checkGradients = ({ tokens }: Theme, named: Theme): Finding[] =>
  Object.entries(GRADIENT_TOKENS).flatMap(([token, { text }]) => {
    const value = named.tokens.gradient?.[token as keyof typeof GRADIENT_TOKENS]?.$value;
    const stops = (value ?? []) as unknown as readonly GradientStop[]; // as in the file, which the schema has checked
    return stops.flatMap(({ color }, at) => {
      const own = TOKEN_FORMS.color.toCss(color);
      const texts = [tokens.light[text].$value, tokens.dark[text].$value];
      const passes = (colour: string): boolean => texts.every((each) => contrastRatio(colour, each) >= LEAST);
      if (passes(own)) return [];
      const ratio = Math.min(...texts.map((each) => contrastRatio(own, each)));
      const near = nearestColour(own, passes);
      return [
        finding({
          pointer: `/theme/tokens/gradient${pointerSegment(token)}/$value/${at}/color`,
          code: 'contrast',
          message: `${text} on ${own} has a contrast of ${ratioText(ratio)}`,
          remedy:
            near === null
              ? `leave out the gradient, because ${text} of the light and the dark theme need different colours under them`
              : `choose a colour with at least ${LEAST} in both themes, such as ${near}`,
        }),
      ];
    });
  });

/**
 * Checks the groups that a brand may leave out: text sizes, and the colours of gradients. `named` is the brand with the
 * tokens as written in its file.
 */
export const checkStyleTokens = ({ theme }: BrandDraft, named: BrandDraft): Finding[] =>
  theme === undefined || named.theme === undefined ? [] : [...checkSizes(theme), ...checkGradients(theme, named.theme)];
