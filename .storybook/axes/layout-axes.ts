import type { LayoutPart } from '#schemas/layout/layout.ts';
import { DENSITIES, HEADERS, HERO_FORMS, TILE_SHAPES } from '#schemas/layout/layout-values.ts';
import { storyLooks } from '../story-looks.ts';

/** The axis value that changes nothing: the brand's own layout. */
export const OWN_LAYOUT = 'brand';

/** The toolbar's layout values, as in Storybook's URL. */
export interface LayoutAxes {
  readonly look?: string;
  readonly header?: string;
  readonly tile?: string;
  readonly density?: string;
  readonly hero?: string;
}

/** The looks, by their name in Storybook's URL, which cannot contain `@`: `velvet-1` is `velvet@1`. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  [...storyLooks.keys()].map((name) => [name.replace('@', '-'), name]),
);

/** The values that each toolbar axis offers in addition to the brand's own. */
export const LAYOUT_VALUES = {
  look: [...LOOKS.keys()],
  header: Object.keys(HEADERS),
  tile: Object.keys(TILE_SHAPES),
  density: Object.keys(DENSITIES),
  hero: Object.keys(HERO_FORMS),
} as const satisfies Readonly<Record<keyof LayoutAxes, readonly string[]>>;

/** What the toolbar changes in a brand's layout. */
export interface ChosenLayout {
  /** The look that replaces the brand's layout and tokens; `null` for the brand's own. */
  readonly look: string | null;
  readonly part: LayoutPart;
}

const valueIn = <T extends string>(table: Readonly<Record<T, unknown>>, value: string | undefined): T | undefined =>
  (Object.keys(table) as T[]).find((known) => known === value);

/** Returns the layout selected in the toolbar. Unknown values, such as those in an old link, are ignored. */
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
