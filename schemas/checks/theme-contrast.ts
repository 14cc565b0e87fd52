import type { ThemeTokens } from '../brand.ts';
import { groupAt, type Base } from '../layout/apply-look.ts';
import { CONTRAST_PAIRS, type ColorToken } from '../tokens.ts';
import { contrastRatio, nearestColour } from './colours.ts';
import { deriveTokens } from './derive-tokens.ts';
import type { BrandDraft } from './draft.ts';
import { finding, pointerSegment, type Finding } from './finding.ts';

/** A text or outline colour of a theme, the background on which the site draws it, and their contrast ratio by WCAG 2.2. */
export interface ContrastPair {
  readonly text: ColorToken;
  readonly background: ColorToken;
  readonly minimum: number;
  readonly ratio: number;
}

/** Measures the contrast of every pair of text and background colours that the site uses in one theme. */
export const measurePairs = (colors: ThemeTokens['light' | 'dark']): readonly ContrastPair[] =>
  CONTRAST_PAIRS.map(([text, background, minimum]) => ({
    text,
    background,
    minimum,
    ratio: contrastRatio(colors[text].$value, colors[background].$value),
  }));

/** Formats a ratio with two decimals, rounded down, so that 4.499 is not shown as 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * Returns a colour for a token that has enough contrast on every background on which it is drawn. If there is none,
 * returns one that has it on the background of this pair.
 */
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

const MODES = ['light', 'dark'] as const;

const lowPairs = (colors: ThemeTokens['light' | 'dark']): readonly ContrastPair[] =>
  measurePairs(colors).filter(({ ratio, minimum }) => ratio < minimum);

/** Returns the finding for a pair. Its pointer names `token`, one of the two. */
const pairFinding = (
  name: (typeof MODES)[number],
  colors: ThemeTokens['light' | 'dark'],
  pair: ContrastPair,
  { token, level }: { readonly token: ColorToken; readonly level: Finding['level'] },
): Finding => {
  const { text, background, minimum, ratio } = pair;
  const colour = proposal(colors, pair);
  return finding({
    pointer: `/theme/tokens/${name}${pointerSegment(token)}`,
    level,
    code: 'contrast',
    message: `${colors[text].$value} on ${background} ${colors[background].$value} has a contrast of ${ratioText(ratio)}`,
    remedy: `choose colours with at least ${minimum}${colour === null ? '' : `, such as ${colour} for ${text}`}`,
  });
};

/**
 * Checks every pair of text and background colours in both themes. `named` is the theme as written in the file, without
 * derived tokens: low contrast of a derived token is only a warning, so that a token that is added to the product does
 * not invalidate existing brands.
 */
export const checkContrast = ({ theme }: BrandDraft, named: BrandDraft['theme'] = theme): Finding[] =>
  theme === undefined
    ? []
    : MODES.flatMap((name) => {
        const colors = theme.tokens[name];
        const isNamed = (token: ColorToken): boolean => named !== undefined && token in named.tokens[name];
        return lowPairs(colors).map((pair) =>
          pairFinding(name, colors, pair, {
            token: pair.text,
            level: isNamed(pair.text) && isNamed(pair.background) ? 'error' : 'warning',
          }),
        );
      });

/**
 * For a brand with a look: replaces each of the brand's tokens that lacks contrast with the inherited one, and returns
 * a finding for each, so that a change of the look cannot make a brand unreadable. `merged` is the tokens of brand and
 * look, `own` those of the brand alone.
 */
export const restoreContrast = (merged: ThemeTokens, own: unknown, { tokens: inherited }: Base): Finding[] => {
  if (inherited === null) return [];
  const found: Finding[] = [];
  for (;;) {
    const tokens = deriveTokens(merged);
    const isOwn = (name: string, token: string): boolean =>
      Object.hasOwn(groupAt(own, name), token) && groupAt(merged, name)[token] === groupAt(own, name)[token];
    const low = MODES.flatMap((name) => lowPairs(tokens[name]).map((pair) => ({ name, pair }))).find(
      ({ name, pair }) => isOwn(name, pair.text) || isOwn(name, pair.background),
    );
    if (low === undefined) return found;
    const token = isOwn(low.name, low.pair.text) ? low.pair.text : low.pair.background;
    found.push(pairFinding(low.name, tokens[low.name], low.pair, { token, level: 'error' }));
    groupAt(merged, low.name)[token] = groupAt(inherited, low.name)[token];
  }
};
