import { create, type Font } from 'fontkitten';
import type { Fonts } from '#schemas/layout/fonts.ts';
import { lookFont } from '../../layout/looks.ts';

/** The outline of a line of text. */
export interface Outline {
  /** The data of an SVG path. */
  readonly d: string;
  readonly width: number;
}

/** Draws texts in a look's display font. */
export interface Lettering {
  /**
   * Returns the outline of a text that starts at x = 0 on the baseline y = 0 and whose capitals are `height` high;
   * `null` if the font lacks a character.
   */
  readonly outline: (text: string, height: number) => Outline | null;
  /** Returns the path data of a text centred on the origin; empty if the font lacks a character. */
  readonly centred: (text: string, height: number) => string;
}

/** The height of capital letters in em, which is about the same in the fonts of all looks. */
const CAPITAL = 0.7;

const openFonts = (fonts: Fonts): readonly Font[] =>
  (fonts.display?.files ?? []).flatMap(({ path }) => {
    const content = lookFont(path);
    if (content === null) return [];
    const font = create(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    return font.isCollection ? [] : [font];
  });

const rounded = (d: string): string =>
  d.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));

/** Opens a look's display font. */
export const openLettering = (fonts: Fonts): Lettering => {
  const files = openFonts(fonts);
  const outlineAt = (text: string, height: number, [x, y]: readonly [number, number]): Outline | null => {
    let width = 0;
    let d = '';
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const font = files.find((file) => file.hasGlyphForCodePoint(code));
      if (font === undefined) return null;
      const glyph = font.glyphForCodePoint(code);
      const scale = height / CAPITAL / font.unitsPerEm;
      d += glyph.path.transform(scale, 0, 0, -scale, x + width, y).toSVG();
      width += glyph.advanceWidth * scale;
    }
    return { d: rounded(d), width };
  };
  const outline = (text: string, height: number): Outline | null => outlineAt(text, height, [0, 0]);
  return {
    outline,
    centred: (text, height) => {
      const width = outline(text, height)?.width ?? 0;
      return outlineAt(text, height, [-width / 2, height / 2])?.d ?? '';
    },
  };
};
