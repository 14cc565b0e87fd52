import { Type, type Static } from 'typebox';
import { BANNER_GROUPS, CATEGORIES } from '../brand-names.ts';
import { closed, oneOf } from '../brand-parts.ts';
import { token } from '../brand-values.ts';
import {
  BOTTOM_ENTRIES,
  CORNERS,
  DENSITIES,
  ELEVATIONS,
  FOOTERS,
  HEADERS,
  HERO_FORMS,
  HERO_HEIGHTS,
  HERO_SIDES,
  ICON_SETS,
  MAX_BOTTOM_ENTRIES,
  MAX_SECTIONS,
  MODALS,
  MOTIONS,
  PATTERNS,
  PHONE_COLUMNS,
  RAILS,
  REGISTRATIONS,
  SECTIONS,
  TILE_CAPTIONS,
  TILE_SHAPES,
} from './layout-values.ts';

/** Creates the schema of a value from a table that describes what each value looks like. */
const from = <T extends string>(table: Readonly<Record<T, string | { readonly use: string }>>, description: string) => {
  const values = Object.keys(table) as T[];
  const uses = values.map((value) => {
    const row = table[value];
    return `${value}: ${typeof row === 'string' ? row : row.use}`;
  });
  return oneOf(values, { description: `${description} ${uses.join('; ')}.` });
};

const section = closed({
  kind: from(SECTIONS, 'What the section shows.'),
  of: Type.Optional(from(RAILS, 'For a rail: which games.')),
  vendor: Type.Optional(token(40, 'For a rail of a vendor: its vassalage.')),
  category: Type.Optional(oneOf(CATEGORIES, { description: 'For a rail of a category: the category.' })),
  group: Type.Optional(oneOf(BANNER_GROUPS, { description: 'For banners: the page whose banners are shown.' })),
  id: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9-]{0,30}$',
      description: 'For an article: the id of its texts, in lower-case letters, digits and dashes.',
    }),
  ),
  to: Type.Optional(
    Type.String({
      pattern: '^/[A-Za-z0-9/-]{1,130}$',
      description: "For an article: the page it links to, such as /rng or one of the brand's own pages.",
    }),
  ),
});

/** The values that make up the layout of a brand, each from a closed set. */
const layoutValues = {
  header: from(HEADERS, 'The header.'),
  home: Type.Array(section, {
    minItems: 1,
    maxItems: MAX_SECTIONS,
    description: `The sections of the home page in their order, at most ${MAX_SECTIONS}.`,
  }),
  hero: {
    form: from(HERO_FORMS, 'How the home page shows its banners.'),
    height: from(HERO_HEIGHTS, 'The minimum height of the banners; longer texts make them higher.'),
    side: from(HERO_SIDES, 'The side of a banner on which its text is.'),
  },
  tile: {
    shape: from(TILE_SHAPES, 'The shape of game tiles.'),
    caption: from(TILE_CAPTIONS, 'The caption of game tiles.'),
  },
  density: from(DENSITIES, 'How much space is between tiles and between sections.'),
  columns: Type.Unsafe<(typeof PHONE_COLUMNS)[number]>({
    type: 'integer',
    enum: PHONE_COLUMNS,
    description: 'Game tiles per row on phones.',
  }),
  corners: from(CORNERS, 'The corners of controls, cards and tiles.'),
  elevation: from(ELEVATIONS, 'How cards stand out from the canvas.'),
  pattern: from(PATTERNS, 'The pattern on the canvas.'),
  icons: from(ICON_SETS, 'The icons.'),
  motion: from(MOTIONS, 'How much moves.'),
  footer: from(FOOTERS, 'The footer.'),
  bottomBar: Type.Array(from(BOTTOM_ENTRIES, 'What the entry opens.'), {
    minItems: 1,
    maxItems: MAX_BOTTOM_ENTRIES,
    uniqueItems: true,
    description: `The entries of the bottom bar on phones, in display order; at most ${MAX_BOTTOM_ENTRIES}.`,
  }),
  modal: from(MODALS, 'The windows of forms. On phones, they are sheets.'),
  registration: from(REGISTRATIONS, 'The steps of the registration.'),
};

const { hero, tile, ...single } = layoutValues;

/** A partial layout, as set by a brand or a look. */
const layoutPart = {
  header: Type.Optional(single.header),
  home: Type.Optional(single.home),
  hero: Type.Optional(
    closed({
      form: Type.Optional(hero.form),
      height: Type.Optional(hero.height),
      side: Type.Optional(hero.side),
    }),
  ),
  tile: Type.Optional(closed({ shape: Type.Optional(tile.shape), caption: Type.Optional(tile.caption) })),
  density: Type.Optional(single.density),
  columns: Type.Optional(single.columns),
  corners: Type.Optional(single.corners),
  elevation: Type.Optional(single.elevation),
  pattern: Type.Optional(single.pattern),
  icons: Type.Optional(single.icons),
  motion: Type.Optional(single.motion),
  footer: Type.Optional(single.footer),
  bottomBar: Type.Optional(single.bottomBar),
  modal: Type.Optional(single.modal),
  registration: Type.Optional(single.registration),
};

/** A named base of the product and its version, such as `velvet@1`. */
export const LOOK_NAME = '^[a-z][a-z0-9-]{1,30}@[1-9][0-9]{0,3}$';

/** The block `layout` of brand.json. */
export const layoutBlock = closed({
  look: Type.Optional(
    Type.String({
      pattern: LOOK_NAME,
      description:
        'The look on which the brand builds and its version, such as velvet@1. The brand inherits each value of layout and theme that it does not set. A version never changes.',
    }),
  ),
  ...layoutPart,
});

export type HomeSection = Static<typeof section>;

const layoutOf = closed({ ...single, hero: closed(hero), tile: closed(tile) });

/** A complete layout: every value comes from the brand, from its look or from the product. */
export type Layout = Static<typeof layoutOf>;

const partOfLayout = closed(layoutPart);

/** A part of a layout, as a brand or a look contains it. */
export type LayoutPart = Static<typeof partOfLayout>;

/** The default layout. */
export const PRODUCT_LAYOUT: Layout = {
  header: 'rows',
  home: [
    { kind: 'hero' },
    { kind: 'jackpot' },
    { kind: 'notices' },
    { kind: 'categories' },
    { kind: 'rail', of: 'recent' },
    { kind: 'rail', of: 'popular' },
    { kind: 'winners' },
    { kind: 'draws' },
    { kind: 'promotions' },
    { kind: 'article', id: 'slots', to: '/rng' },
    { kind: 'steps' },
    { kind: 'claims' },
    { kind: 'app' },
  ],
  hero: { form: 'carousel', height: 'regular', side: 'start' },
  tile: { shape: 'square', caption: 'below' },
  density: 'regular',
  columns: 3,
  corners: 'theme',
  elevation: 'outlined',
  pattern: 'none',
  icons: 'line',
  motion: 'calm',
  footer: 'columns',
  bottomBar: ['home', 'games', 'promotions', 'account', 'menu'],
  modal: 'plain',
  registration: 'single',
};
