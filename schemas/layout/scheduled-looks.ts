import { Type, type Static } from 'typebox';
import { closed, instant, type ThemeTokens } from '../brand-parts.ts';
import type { Fonts } from './fonts.ts';
import { LOOK_NAME } from './layout.ts';
import type { TokenPart } from './look.ts';

const MAX_SCHEDULED = 20;

const scheduledLook = closed({
  look: Type.Optional(
    Type.String({
      pattern: LOOK_NAME,
      description: 'The look whose colours, radii, shadows and fonts replace those of the brand, such as fiesta@1.',
    }),
  ),
  tokens: Type.Optional(
    Type.Unsafe<TokenPart>({
      type: 'object',
      description: 'Tokens in the form of theme.tokens, any of them, which replace those of the brand and of the look.',
    }),
  ),
  from: instant('The time from which the look is shown'),
  until: instant('The time from which the usual look is shown again'),
});

/** The block `scheduledLooks` of brand.json. */
export const scheduledLooksBlock = Type.Array(scheduledLook, {
  maxItems: MAX_SCHEDULED,
  description: 'Looks for a limited time.',
});

export type ScheduledLookFile = Static<typeof scheduledLook>;

/** A scheduled look after loading: complete tokens and fonts, and the times between which it is shown, in milliseconds since 1970. */
export interface ScheduledLook {
  readonly from: number;
  readonly until: number;
  readonly tokens: ThemeTokens;
  readonly fonts: Fonts;
}
