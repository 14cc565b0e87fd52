import { contrastRatio, luminance, mixColours } from '../checks/colours.ts';
import { CONTRAST_PAIRS, type ColorToken } from '../tokens.ts';
import { toHex, toOklch } from './oklch.ts';

type Colors = Readonly<Record<ColorToken, string>>;

const TEXT = 7;
const OUTLINE = 4.5;
/** Chips and hovered rows tint the background of a text with at most this share of ink. */
const TINT = 0.1;
const STEPS = 100;

/**
 * Returns the colour with the same hue and the nearest lightness whose `score` is at least 1. If there is none, returns
 * the one with the best score.
 */
const nearestLightness = (hex: string, score: (colour: string) => number): string => {
  const colour = toOklch(hex);
  let best = { hex, score: score(hex) };
  for (let step = 1; step <= STEPS && best.score < 1; step += 1)
    for (const offset of [-step / STEPS, step / STEPS]) {
      const moved = toHex({ ...colour, lightness: colour.lightness + offset });
      const reached = score(moved);
      if (reached > best.score) best = { hex: moved, score: reached };
    }
  return best.hex;
};

const isText = (least: number): boolean => least >= 4.5;

/** White or black: the direction in which the texts on a background can be moved. */
const endOfText = (colors: Colors, text: ColorToken, background: ColorToken): string =>
  luminance(colors[text]) > luminance(colors[background]) ? '#ffffff' : '#000000';

/**
 * Returns the colours of a theme with more contrast: every text has at least 7 on its backgrounds, and every outline
 * 4.5, or as much as a single colour can have on both a light page and a dark header. Only lightness changes, and only
 * as far as needed: first that of backgrounds on which neither black nor white would be readable enough, then that of
 * texts and outlines.
 */
export const highContrastColors = (colors: Colors): Colors => {
  const result = { ...colors };
  const page = new Set(CONTRAST_PAIRS.flatMap(([text, background]) => (text === 'ink' ? [background] : [])));
  for (const background of new Set(CONTRAST_PAIRS.map(([, on]) => on))) {
    const text = CONTRAST_PAIRS.find(([, on, least]) => on === background && isText(least))?.[0] ?? 'ink';
    // All backgrounds of the page move in the same direction, because they share their texts.
    const end = page.has(background) ? endOfText(colors, 'ink', 'canvas') : endOfText(colors, text, background);
    result[background] = nearestLightness(
      colors[background],
      (colour) => contrastRatio(end, page.has(background) ? mixColours(colour, end, TINT) : colour) / TEXT,
    );
  }
  for (const token of new Set<ColorToken>(['ink', ...CONTRAST_PAIRS.map(([text]) => text)])) {
    const rules = CONTRAST_PAIRS.filter(([text]) => text === token);
    result[token] = nearestLightness(colors[token], (colour) =>
      Math.min(
        ...rules.map(([, on, least]) => {
          if (!isText(least)) return contrastRatio(colour, result[on]) / OUTLINE;
          const tint = token === 'ink' ? colour : result.ink;
          const backgrounds = page.has(on) ? [result[on], mixColours(result[on], tint, TINT)] : [result[on]];
          return Math.min(...backgrounds.map((background) => contrastRatio(colour, background))) / TEXT;
        }),
      ),
    );
  }
  return result;
};
