import { TOKEN_FORMS, type ColorObject } from '../token-forms.ts';
import { channelsOf } from './colours.ts';
import type { BrandDraft } from './draft.ts';
import { finding, pointerSegment, type Finding } from './finding.ts';

/** Tools round components to as few as two decimals. */
const ROUNDING = 0.006;

const contradicts = ({ components, hex }: ColorObject): boolean =>
  hex !== undefined &&
  channelsOf(hex).some((channel, at) => Math.abs(channel / 255 - (components[at] ?? 0)) > ROUNDING);

/** Finds colours in the object form whose `components` and `hex` are different colours. */
export const checkColorObjects = ({ theme }: BrandDraft): Finding[] =>
  theme === undefined
    ? []
    : (['light', 'dark'] as const).flatMap((name) =>
        Object.entries(theme.tokens[name]).flatMap(([token, entry]) => {
          const value = typeof entry === 'string' ? '' : (entry.$value as string | ColorObject);
          if (typeof value === 'string' || !contradicts(value)) return [];
          const { hex = '', ...other } = value;
          const meant = TOKEN_FORMS.color.toCss(other);
          return [
            finding({
              pointer: `/theme/tokens/${name}${pointerSegment(token)}/$value/hex`,
              code: 'contradiction',
              message: `${hex} is not the colour of the components, which is ${meant}`,
              remedy: `write "${meant}", or the components ${JSON.stringify(TOKEN_FORMS.color.toObject(hex).components)}`,
            }),
          ];
        }),
      );
