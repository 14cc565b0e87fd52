import { knownLanguages, type Language } from '#schemas/languages.ts';
import { LAYOUT_VALUES, OWN_LAYOUT } from '../axes/layout-axes.ts';
import '../story-texts.ts';

type Theme = 'light' | 'dark';
/** A language, or one of the toolbar's artificial ones: `pseudo` or `longest`. */
export type MatrixLanguage = Language;

/** Window heights in CSS pixels by width: the smallest phone, a typical phone, a tablet, a desktop. */
const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 360: 740, 768: 1024, 1280: 800 };

/** The brand's own look, and all others. */
export const MATRIX_LOOKS: readonly string[] = [OWN_LAYOUT, ...LAYOUT_VALUES.look];
export const THEMES: readonly Theme[] = ['light', 'dark'];
export const MATRIX_LANGUAGES: readonly MatrixLanguage[] = [...knownLanguages(), 'pseudo', 'longest'];
export const WIDTHS: readonly number[] = Object.keys(HEIGHTS).map(Number);

/** The values of each axis. */
export interface MatrixAxes {
  readonly brands: readonly string[];
  readonly themes: readonly Theme[];
  readonly looks: readonly string[];
  readonly languages: readonly MatrixLanguage[];
  readonly widths: readonly number[];
}

export interface Cell {
  readonly brand: string;
  readonly theme: Theme;
  readonly look: string;
  readonly language: MatrixLanguage;
  readonly width: number;
  readonly height: number;
}

/** Returns every combination, grouped by brand, except languages that the brand does not support. */
export const cellsOf = (
  { brands, themes, looks, languages, widths }: MatrixAxes,
  languagesOf: (brand: string) => readonly string[],
): readonly Cell[] =>
  brands.flatMap((brand) =>
    themes.flatMap((theme) =>
      looks.flatMap((look) =>
        languages
          .filter(
            (language) => language === 'pseudo' || language === 'longest' || languagesOf(brand).includes(language),
          )
          .flatMap((language) =>
            widths.map((width): Cell => ({ brand, theme, look, language, width, height: HEIGHTS[width] ?? width })),
          ),
      ),
    ),
  );

const globalsOf = ({ brand, theme, look, language }: Cell): string =>
  Object.entries({ brand, theme, look, language })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Returns the URL of the story without Storybook's interface, relative to Storybook's root. */
export const frameAddress = (story: string, cell: Cell): string =>
  `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: globalsOf(cell) }).toString()}`;

/** Returns the URL of the story in Storybook's interface. */
export const workbenchAddress = (story: string, cell: Cell): string =>
  `./?${new URLSearchParams({ path: `/story/${story}`, globals: globalsOf(cell) }).toString()}`;
