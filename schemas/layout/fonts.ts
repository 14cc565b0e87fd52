import { Type, type Static } from 'typebox';
import { closed, oneOf } from '../brand-parts.ts';
import { FONT_SCRIPTS, type FontScript } from './font-scripts.ts';

/** What each font is used for, and the token with the families that follow it. */
export const FONT_ROLES = {
  display: 'font-display',
  body: 'font-body',
} as const;

export type FontRole = keyof typeof FONT_ROLES;

const file = closed({
  path: Type.String({
    pattern: '^assets/[a-z0-9][a-z0-9._/-]*\\.woff2$',
    maxLength: 200,
    description: "A WOFF2 file of the brand's assets folder, at most 30 kB.",
  }),
  weight: Type.String({
    pattern: '^[1-9]00( [1-9]00)?$',
    description:
      'The weights for which the file is used: one, such as 700, or the first and the last, such as 400 700.',
  }),
  script: oneOf(Object.keys(FONT_SCRIPTS) as FontScript[], {
    description: 'The characters for which a page requests the file.',
  }),
});

const face = (use: string) =>
  Type.Optional(
    closed(
      {
        family: Type.String({
          pattern: '^[A-Za-z][A-Za-z0-9 -]{0,39}$',
          description: 'The name of the font in the style sheet.',
        }),
        files: Type.Array(file, { minItems: 1, maxItems: 12, description: 'One file for each script and weight.' }),
      },
      {
        description: `The font of ${use}, before the families of the token. All files that a page in one language requests have at most 30 kB together.`,
      },
    ),
  );

/** The fonts of a brand by role. For a missing one, the look's font is used, unless the brand sets the token with the families of this role. */
export const fontsBlock = closed({ display: face('headings and amounts'), body: face('running text') });

export type Fonts = Static<typeof fontsBlock>;
export type FontFace = NonNullable<Fonts[FontRole]>;
