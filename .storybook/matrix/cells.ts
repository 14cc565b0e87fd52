import { LANGUAGES } from '#schemas/languages.ts';
import type { StoryGlobals } from '../story-world.ts';

type Theme = 'light' | 'dark';
export type Spoken = Exclude<NonNullable<StoryGlobals['language']>, 'brand'>;

/** Windows in CSS pixels: the smallest phone, a usual one, a tablet, a desktop. */
const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 360: 740, 768: 1024, 1280: 800 };

export const THEMES: readonly Theme[] = ['light', 'dark'];
export const SPOKEN: readonly Spoken[] = [...LANGUAGES, 'pseudo', 'longest'];
export const WIDTHS: readonly number[] = Object.keys(HEIGHTS).map(Number);

/** What is laid out against what. */
export interface MatrixAxes {
  readonly brands: readonly string[];
  readonly themes: readonly Theme[];
  readonly languages: readonly Spoken[];
  readonly widths: readonly number[];
}

export interface Cell {
  readonly brand: string;
  readonly theme: Theme;
  readonly language: Spoken;
  readonly width: number;
  readonly height: number;
}

/** Every combination, brand by brand; a brand is left out of the languages that it does not speak. */
export const cellsOf = (
  { brands, themes, languages, widths }: MatrixAxes,
  spokenBy: (brand: string) => readonly string[],
): readonly Cell[] =>
  brands.flatMap((brand) =>
    themes.flatMap((theme) =>
      languages
        .filter((language) => language === 'pseudo' || language === 'longest' || spokenBy(brand).includes(language))
        .flatMap((language) =>
          widths.map((width): Cell => ({ brand, theme, language, width, height: HEIGHTS[width] ?? width })),
        ),
    ),
  );

const globalsOf = ({ brand, theme, language }: Cell): string =>
  Object.entries({ brand, theme, language })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The story alone in a document of its own, from beside the document that it is asked in. */
export const frameAddress = (story: string, cell: Cell): string =>
  `iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: globalsOf(cell) }).toString()}`;

/** The same in the workbench. */
export const workbenchAddress = (story: string, cell: Cell): string =>
  `./?${new URLSearchParams({ path: `/story/${story}`, globals: globalsOf(cell) }).toString()}`;
