import { readdirSync, readFileSync } from 'node:fs';
import type { Brand } from '#schemas/brand.ts';
import { measuredPairs, ratioText, type MeasuredPair } from '#schemas/checks/theme-contrast.ts';
import {
  COLOR_TOKENS,
  CONTRAST_PAIRS,
  cssVariable,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  type ColorToken,
  type DimensionToken,
  type FontToken,
} from '#schemas/tokens.ts';
import { code, pageText, tableText } from './markdown.ts';

type Token = ColorToken | DimensionToken | FontToken;

/** A pair within this part of its least ratio breaks with the next small change of either colour. */
const TIGHT = 1.1;
const THEMES = ['light', 'dark'] as const;

const brands = (): readonly Brand[] => {
  const folder = new URL('../../brands/', import.meta.url);
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return ids.toSorted().map((id) => JSON.parse(readFileSync(new URL(`${id}/brand.json`, folder), 'utf8')) as Brand);
};

const tokenTable = (kind: string, tokens: Readonly<Record<string, string>>): string =>
  tableText(
    [kind, 'What it is for', 'CSS variable'],
    Object.entries(tokens).map(([token, use]) => [code(token), use, code(cssVariable(token as Token))]),
  );

const isTight = ({ ratio, least }: MeasuredPair): boolean => ratio < least * TIGHT;

/** What a designer needs to choose a brand's tokens, and where the sample brands have no room left. */
export const themeDocText = (): string => {
  const measured = brands().flatMap(({ name, theme }) =>
    THEMES.map((mode) => ({ name: `${name} ${mode}`, pairs: measuredPairs(theme.tokens[mode]) })),
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
    const [first] = pairs.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
    return [
      name,
      String(pairs.filter(isTight).length),
      first === undefined
        ? ''
        : `${code(first.text)} on ${code(first.ground)}: ${ratioText(first.ratio)}, at least ${first.least}`,
    ];
  });
  return pageText(
    '`schemas/tokens.ts` and `brands/`',
    '# Theme',
    'A brand looks as its tokens say: each colour once for the light theme and once for the dark one, corners and fonts once for both. They stand in its `brand.json` under [`theme`](brand-file.md#theme) and become CSS variables when its site is served; no part of the site knows a colour of its own. In Storybook, Docs/Tokens draws them for the brand of the toolbar.',
    '## Colours',
    tokenTable('Token', COLOR_TOKENS),
    '## Corners',
    tokenTable('Token', DIMENSION_TOKENS),
    '## Fonts',
    tokenTable('Token', FONT_TOKENS),
    'A font is one that the reader has: a list of families, most wanted first.',
    '## Contrast',
    `The pairs below are all that the site draws one on the other. By WCAG 2.2 AA a text needs 4.5 on its ground; the outline of a field and the focus ring need 3. ${code('marquee check')} measures each pair in both themes and refuses what is below. A ratio in bold is less than a tenth above its least: the next small change of either colour may break it. Ratios are rounded down.`,
    tableText(['Pair', 'Least', ...measured.map(({ name }) => name)], ratios, [1, ...measured.map((_, at) => at + 2)]),
    '## Where a brand is tight',
    tableText(['Theme', 'Pairs in bold', 'Closest to its least'], tightest, [1]),
  );
};
