import { readdirSync, readFileSync } from 'node:fs';
import type { Brand } from '#schemas/brand.ts';
import { deriveTokens } from '#schemas/checks/derive-tokens.ts';
import { measurePairs, ratioText, type ContrastPair } from '#schemas/checks/theme-contrast.ts';
import { TOKEN_FORMS } from '#schemas/token-forms.ts';
import {
  COLOR_TOKENS,
  CONTRAST_PAIRS,
  cssVariable,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  STYLE_GROUPS,
  type ColorRow,
  type ColorToken,
  type DimensionToken,
  type FontToken,
  type StyleToken,
} from '#schemas/tokens.ts';
import { code, pageText, tableText } from './markdown.ts';

type Token = ColorToken | DimensionToken | FontToken;

/** A colour pair is marked as tight if its ratio is less than this multiple of its minimum. */
const TIGHT_FACTOR = 1.1;
const THEMES = ['light', 'dark'] as const;

const brands = (): readonly Brand[] => {
  const folder = new URL('../../brands/', import.meta.url);
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return ids.toSorted().map((id) => JSON.parse(readFileSync(new URL(`${id}/brand.json`, folder), 'utf8')) as Brand);
};

const useText = ({ use, from }: ColorRow): string =>
  from === undefined ? use : `${use}; derived from ${[from].flat().map(code).join(' and ')} if a brand does not set it`;

const tokenText = (kind: string, tokens: Readonly<Record<string, ColorRow>>): string =>
  tableText(
    [kind, 'What it is for', 'CSS variable'],
    Object.entries(tokens).map(([token, row]) => [code(token), useText(row), code(cssVariable(token as Token))]),
  );

const isTight = ({ ratio, minimum }: ContrastPair): boolean => ratio < minimum * TIGHT_FACTOR;

/** Generates docs/theme.md: the tokens, the contrast pairs, and the places where the sample brands come close to a minimum. */
export const themeDocText = (): string => {
  const measured = brands().flatMap(({ name, theme }) =>
    THEMES.map((mode) => ({ name: `${name} ${mode}`, pairs: measurePairs(deriveTokens(theme.tokens)[mode]) })),
  );
  const ratios = CONTRAST_PAIRS.map(([text, ground, least], at) => [
    `${code(text)} on ${code(ground)}`,
    String(least),
    ...measured.map(({ pairs }) => {
      const pair = pairs[at];
      return pair === undefined ? '' : isTight(pair) ? `**${ratioText(pair.ratio)}**` : ratioText(pair.ratio);
    }),
  ]);
  const tightest = measured.map(({ name, pairs }) => {
    const [first] = pairs.toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
    return [
      name,
      String(pairs.filter(isTight).length),
      first === undefined
        ? ''
        : `${code(first.text)} on ${code(first.background)}: ${ratioText(first.ratio)}, at least ${first.minimum}`,
    ];
  });
  return pageText(
    '`schemas/tokens.ts` and `brands/`',
    '# Theme',
    'The tokens of a brand define its look: each colour once for the light and once for the dark theme, everything else once for both. They are in its `brand.json` under [`theme`](brand-file.md#theme) and become CSS variables when its site is served; no component defines its own colours. In Storybook, Docs/Tokens shows them for the brand selected in the toolbar.',
    '## Forms',
    'The value of a token is either an object of the [format of the Design Tokens Community Group](https://www.designtokens.org/tr/2025.10/format/), version 2025.10, as design tools export it, or a text. Both give the same style sheet. `npm run marquee -- format mine` writes all tokens of a brand as objects.',
    tableText(
      ['Type', 'As text', 'As an object'],
      Object.entries(TOKEN_FORMS).map(([type, { examples }]) => [
        code(type),
        ...(examples.length === 1 ? [''] : []),
        ...examples.map((example) => code(JSON.stringify(example))),
      ]),
    ),
    'Colours are opaque and in `srgb`: `components` are red, green and blue from 0 to 1. `hex` is optional, and must be the same colour.',
    '## Colours',
    tokenText('Token', COLOR_TOKENS),
    'In both themes, a banner has text in the colour `on-footer`, on a shade of `footer` that is opaque enough for the text to be readable on any picture, and a button with `on-primary` on `primary`.',
    '## A palette from one to three colours',
    `${code('npm run marquee -- palette b81d5f f2c14e 0d3b33')} prints the groups ${code('light')} and ${code('dark')}, which replace those of a brand.json. The first colour is ${code('primary')} and tints the backgrounds, the second is ${code('accent')}, and the third is the base of ${code('header')} and ${code('footer')}; without a second or third colour, matching ones are chosen. Every pair under [Contrast](#contrast) has enough contrast. ${code('primary')} and ${code('accent')} are the given colours, or slightly darker ones if that makes white text readable; if a colour is too close to the backgrounds, its lightness is changed. ${code('--vivid')} colours header, footer and backgrounds more strongly.`,
    '## Corners',
    tokenText('Token', DIMENSION_TOKENS),
    'The radius of a corner is a length from `0px` to `99.9px`, or in `rem`. Buttons are 36 to 48 px high, so their ends are fully round from a radius of `24px`; a larger radius changes only cards.',
    '## Fonts',
    tokenText('Token', FONT_TOKENS),
    "A font is a list of font families in order of preference; the browser uses the first one that is installed on the player's device. A brand or its look can put a [font with files](make-a-brand.md#fonts) before them.",
    '## Optional groups',
    'A brand may leave out these groups or single tokens of them; tokens that its file does not set have the default.',
    tableText(
      ['Group', 'Token', 'What it is for', 'Default', 'CSS variable'],
      Object.entries(STYLE_GROUPS).flatMap(([name, { rows }]) =>
        Object.entries<{ readonly use: string; readonly default: string }>(rows).map(([token, row]) => [
          code(name),
          code(token),
          row.use,
          code(row.default),
          code(cssVariable(token as StyleToken)),
        ]),
      ),
    ),
    'Text sizes are in `rem`, within the range for which the layouts are made; `marquee check` states the range. Each colour of a gradient needs a contrast of 4.5 to the text of the same name in both themes. Under `prefers-contrast: more` and in forced colours, there are no gradients.',
    '## Contrast',
    `These are all colour pairs that the site uses. WCAG 2.2 AA requires a ratio of 4.5 between text and its background, and of 3 for the outline of a field and the focus ring. ${code('marquee check')} checks each pair in both themes and reports a lower ratio as an error. A ratio in bold is less than 10 % above its minimum: a small change to either colour may make it too low. Ratios are rounded down.`,
    tableText(['Pair', 'Minimum', ...measured.map(({ name }) => name)], ratios, [
      1,
      ...measured.map((_, at) => at + 2),
    ]),
    '## More contrast',
    'For people whose system asks for more contrast (`prefers-contrast: more`), both themes get colours that are derived from those of the brand: every text has a ratio of at least 7, and the outline of a field one of 4.5. Only the lightness of a colour changes, and only as far as needed. The focus ring is drawn on the page and on the header; if one is light and the other dark, no colour has 4.5 on both, and the ring gets the best possible colour.',
    '## Where a brand is close to a minimum',
    tableText(['Theme', 'Pairs in bold', 'Closest to its minimum'], tightest, [1]),
  );
};
