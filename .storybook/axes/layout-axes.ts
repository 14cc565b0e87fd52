import type { LayoutPart } from '#schemas/layout/layout.ts';
import { DENSITIES, HEADERS, HERO_FORMS, TILE_SHAPES } from '#schemas/layout/layout-values.ts';
import { storyLooks } from '../story-looks.ts';

/** The value of an axis that changes nothing: the layout of the brand. */
export const OWN_LAYOUT = 'brand';

/** The toolbar's values of the layout, as they are in Storybook's URL. */
export interface LayoutAxes {
  readonly look?: string;
  readonly header?: string;
  readonly tile?: string;
  readonly density?: string;
  readonly hero?: string;
}

/** The looks by the name that they have in Storybook's URL, which allows no `@`: `velvet-1` is `velvet@1`. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  [...storyLooks.keys()].map((name) => [name.replace('@', '-'), name]),
);

/** The values that each axis of the toolbar offers beside the brand's own. */
export const LAYOUT_VALUES = {
  look: [...LOOKS.keys()],
  header: Object.keys(HEADERS),
  tile: Object.keys(TILE_SHAPES),
  density: Object.keys(DENSITIES),
  hero: Object.keys(HERO_FORMS),
} as const satisfies Readonly<Record<keyof LayoutAxes, readonly string[]>>;

/** What the toolbar changes about the layout of a brand. */
export interface ChosenLayout {
  /** The look that replaces layout and tokens of the brand; `null` for its own. */
  readonly look: string | null;
  readonly part: LayoutPart;
}

const valueIn = <T extends string>(table: Readonly<Record<T, unknown>>, value: string | undefined): T | undefined =>
  (Object.keys(table) as T[]).find((known) => known === value);

/** Returns the layout that the toolbar asks for. Unknown values, such as those of an old link, change nothing. */
export const chosenLayout = (axes: LayoutAxes): ChosenLayout => {
  const [header, shape] = [valueIn(HEADERS, axes.header), valueIn(TILE_SHAPES, axes.tile)];
  const [density, form] = [valueIn(DENSITIES, axes.density), valueIn(HERO_FORMS, axes.hero)];
  return {
    look: LOOKS.get(axes.look ?? '') ?? null,
    part: {
      ...(header !== undefined && { header }),
      ...(shape !== undefined && { tile: { shape } }),
      ...(density !== undefined && { density }),
      ...(form !== undefined && { hero: { form } }),
    },
  };
};
