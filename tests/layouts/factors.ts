import { productLooks } from '#publish/layout/looks.ts';
import { knownLanguages, languageInfo, type Language } from '#schemas/languages.ts';
import { layoutBlock, PRODUCT_LAYOUT, type HomeSection } from '#schemas/layout/layout.ts';
import type { PaletteColours } from '#schemas/palette/make-palette.ts';
import { RAILS, SECTIONS } from '#schemas/layout/layout-values.ts';
import { coveringArray } from './covering-array.ts';
import { PAGES, type PageName } from './pages.ts';

/** Window widths, in pixels. */
const WIDTHS = [320, 360, 480, 768, 900, 1024, 1280, 1920] as const;

/** What one row of the proof renders. */
export interface Combination {
  readonly page: PageName;
  readonly width: number;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** The look whose tokens the brand uses; `null` for a brand with its own tokens. */
  readonly look: string | null;
  /** The colours that the brand's palette is derived from, if they are random. */
  readonly colours?: PaletteColours;
  readonly isLargeText: boolean;
  readonly hasForcedColours: boolean;
  /** A value for each path in `layout`, such as `tile.shape`. */
  readonly layout: ReadonlyMap<string, unknown>;
}

/** The part of JSON Schema that the layout's schema uses. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const unique = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const valueAt = (holder: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], holder);

/** Returns the values that the product and its looks use at a path. */
const valuesInUse = (path: string): readonly unknown[] =>
  [PRODUCT_LAYOUT, ...[...productLooks().values()].map(({ layout }) => layout)]
    .map((layout) => valueAt(layout, path))
    .filter((value) => value !== undefined);

/** Returns lists of different lengths and orders, because a schema allows too many lists to try them all. */
const lists = ({ items, minItems = 0, maxItems = Infinity }: Schema): readonly unknown[] => {
  const all = items?.enum ?? [];
  if (all.length === 0) return [];
  return [all.slice(0, minItems), all.slice(0, maxItems), all.toReversed().slice(0, maxItems)];
};

/** Every kind of section and rail that the product's home page does not have, and its own in a different order. */
const OTHER_HOME: readonly HomeSection[] = [
  { kind: 'steps' },
  { kind: 'banners', group: 'w_home' },
  { kind: 'draws' },
  { kind: 'winners' },
  ...(Object.keys(RAILS) as (keyof typeof RAILS)[]).map((of): HomeSection => ({
    kind: 'rail',
    of,
    ...(of === 'vendor' && { vendor: 'LUNA' }),
    ...(of === 'category' && { category: 'FISH' }),
  })),
];
const HOMES: readonly (readonly HomeSection[])[] = [
  PRODUCT_LAYOUT.home,
  OTHER_HOME,
  (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[])
    .toReversed()
    .map((kind) => PRODUCT_LAYOUT.home.findLast((section) => section.kind === kind) ?? { kind })
    .filter(({ kind }) => kind !== 'banners'),
];

/** Returns the values to try at a layout path. Throws if there is only one, because the proof would not cover the path. */
const valuesOf = (path: string, schema: Schema): readonly unknown[] => {
  const values = unique([...(schema.enum ?? []), ...lists(schema), ...valuesInUse(path)]);
  if (values.length < 2)
    throw new Error(`tests/layouts/factors.ts: there are no values to try for /layout/${path.replaceAll('.', '/')}`);
  return values;
};

/** Returns each layout path with its values: every value of a closed set, and samples of a list. */
const layoutFactors = (
  { properties = {} }: Schema,
  above = '',
): readonly (readonly [path: string, values: readonly unknown[]])[] =>
  Object.entries(properties)
    .filter(([key]) => above !== '' || (key !== 'look' && key !== 'home'))
    .flatMap(([key, schema]) => {
      const path = above === '' ? key : `${above}.${key}`;
      return schema.properties === undefined ? [[path, valuesOf(path, schema)]] : layoutFactors(schema, path);
    });

/** Groups the languages by script. Languages with the same script take turns, because their texts are laid out in the same way. */
const languagesByScript = (): readonly (readonly Language[])[] => {
  const scripts = new Map<string, Language[]>();
  for (const code of knownLanguages()) {
    const { tag, direction } = languageInfo(code);
    const script = `${direction} ${new Intl.Locale(tag).maximize().script ?? ''}`;
    scripts.set(script, [...(scripts.get(script) ?? []), code]);
  }
  return [...scripts.values()];
};

/** Returns the rows of the proof: any three values of different factors occur together in at least one row. */
export const combinations = (seed: number): readonly Combination[] => {
  const own = [['home', HOMES] as const, ...layoutFactors(layoutBlock as Schema)];
  const scripts = languagesByScript();
  const looks = [null, ...productLooks().keys()];
  const pages = Object.keys(PAGES) as PageName[];
  const sizes = [pages, WIDTHS, scripts, looks, [0, 1], [0, 1], [0, 1], ...own.map(([, values]) => values)];
  const turns = scripts.map(() => 0);
  const takeTurn = (script: number): Language => {
    const languages = scripts[script] ?? [];
    turns[script] = (turns[script] ?? 0) + 1;
    return languages[(turns[script] + seed) % languages.length] ?? '';
  };
  return coveringArray(
    sizes.map(({ length }) => length),
    seed,
  ).map(([page = 0, width = 0, script = 0, look = 0, theme, text, colours, ...values]) => ({
    page: pages[page] ?? 'home',
    width: WIDTHS[width] ?? 320,
    language: takeTurn(script),
    theme: theme === 0 ? 'light' : 'dark',
    look: looks[look] ?? null,
    isLargeText: text === 1,
    hasForcedColours: colours === 1,
    layout: new Map(own.map(([path, all], index) => [path, all[values[index] ?? 0]])),
  }));
};

/** Returns a description of a combination, such as `home, TH, dark, 320 px, text 200 %, look velvet@1, header bar`. */
export const combinationText = ({ layout, ...row }: Combination): string =>
  [
    row.page,
    row.language,
    row.theme,
    `${row.width} px`,
    ...(row.isLargeText ? ['text 200 %'] : []),
    ...(row.hasForcedColours ? ['forced colours'] : []),
    ...(row.look === null ? [] : [`look ${row.look}`]),
    ...(row.colours === undefined ? [] : [`colours ${row.colours.filter(Boolean).join(' ')}`]),
    ...[...layout].map(([path, value]) => `${path} ${path === 'home' ? HOMES.indexOf(value as never) : String(value)}`),
  ].join(', ');
