import type { Area } from '../brand-names.ts';

/**
 * The closed sets of values under `layout` in brand.json, with a description of what each value looks like. The brand
 * schema, the style sheet and the docs read these tables. To add a value, add a row and the CSS or component that
 * renders it.
 */

export const HEADERS = {
  rows: 'two rows on wide windows: languages, theme and login above, logo and menu below',
  bar: 'one row that stays visible while scrolling: logo, menu, balance and Deposit, or Log in and Register',
  rail: 'on wide windows, a rail of all categories with icons beside the page, and a row like that of bar; on narrow ones, the same as bar',
} as const;

export const HERO_FORMS = {
  carousel: 'one banner over the full width, the next one every five seconds',
  single: 'one banner over the full width with larger text, the next one only when the player moves on',
  mosaic: 'on wide windows all banners at once, the first one large; on phones a row to swipe',
  compact: 'a low card with rounded corners in the column of the page, the next banner every five seconds',
  none: 'no banners',
} as const;

export const HERO_HEIGHTS = {
  low: 'three quarters of the regular height',
  regular: '13rem on phones, 26rem on wide windows',
  tall: 'a third higher than regular',
} as const;

/** The side of a banner on which its text is. */
export const HERO_SIDES = {
  start: 'where a line of text starts',
  end: 'where a line of text ends',
} as const;

export const TILE_SHAPES = {
  square: '1:1',
  portrait: 'portrait, 3:4',
  wide: 'landscape, 3:2',
  round: 'a circle',
} as const;

export const TILE_CAPTIONS = {
  below: 'name and vendor below the picture',
  over: 'name and vendor on the lower part of the picture',
  none: 'the picture alone; screen readers get the name',
} as const;

export const DENSITIES = {
  compact: 'small gaps between tiles and sections',
  regular: 'medium gaps',
  roomy: 'large gaps',
} as const;

/** Game tiles per row on phones. */
export const PHONE_COLUMNS = [2, 3] as const;

export const CORNERS = {
  theme: 'the radius tokens of the theme',
  sharp: 'square corners',
  soft: 'slightly rounded corners',
  round: 'strongly rounded corners, and pill-shaped buttons',
} as const;

export const ELEVATIONS = {
  outlined: 'cards have a thin outline',
  flat: 'cards have neither outline nor shadow',
  raised: 'cards have a shadow and no outline',
} as const;

export const PATTERNS = {
  none: 'a plain canvas',
  dots: 'a grid of dots on the canvas',
  stripes: 'diagonal stripes on the canvas',
  grid: 'thin lines across the canvas',
  scales: 'overlapping scales on the canvas',
} as const;

export const ICON_SETS = {
  line: 'outlines',
  solid: 'filled shapes with their details cut out',
  duotone: 'outlines over a translucent filling',
} as const;

export const MOTIONS = {
  calm: 'controls change their colour and shadow, with hardly any movement',
  lively:
    'tiles, cards and buttons rise under the pointer, and sections and dialogs move into view; not for players who prefer reduced motion',
} as const;

export const FOOTERS = {
  columns: 'a column of links for each topic',
  compact: 'the links of each topic in one line',
  rich: 'each topic in a frame, below a stripe in the colours of the brand',
} as const;

export const MODALS = {
  plain: 'forms fill their window',
  art: "on wide windows, the picture of the home page's first banner without dates beside login, registration and password recovery",
} as const;

export const REGISTRATIONS = {
  single: 'all fields in one step',
  steps:
    'a step for each of the first three `register.groups`; the last one also has all other fields. With fewer than two groups, one step',
} as const;

export interface BottomEntryRow {
  /** What the entry opens. */
  readonly use: string;
  /** The area without which the entry opens nothing. */
  readonly area?: Area;
}

/** The entries of the bottom bar. Their texts are short, so that five of them fit on a narrow phone. */
export const BOTTOM_ENTRIES = {
  home: { use: 'the home page' },
  games: { use: 'the list of game categories' },
  lottery: { use: 'the lottery', area: 'lottery' },
  sports: { use: 'sports', area: 'sports' },
  promotions: { use: 'the promotions', area: 'promotions' },
  deposit: { use: 'the deposit page, for visitors after they have logged in', area: 'memberCentre' },
  account: { use: 'the login for visitors, the account for members' },
  menu: { use: 'the menu' },
  download: { use: 'the page of the app', area: 'download' },
} as const satisfies Readonly<Record<string, BottomEntryRow>>;

export type BottomEntry = keyof typeof BOTTOM_ENTRIES;
export const MAX_BOTTOM_ENTRIES = 5;

/** Which games a rail of the home page shows. */
export const RAILS = {
  popular: 'the most popular games of the platform',
  hot: 'the games that the platform marks as hot',
  recent: "the member's recent games; hidden from visitors",
  favourites: "the member's favourite games; hidden from visitors",
  vendor: 'the games of one vendor',
  category: 'the games of one category',
} as const;

/** The options of a section on the home page, in addition to its kind. */
export type SectionOption = 'of' | 'vendor' | 'category' | 'id' | 'to' | 'group';

/**
 * Where a section of the home page is placed: over the full width of the window, in the column of the page, next to a
 * rail, or in the part whose code loads after more urgent code.
 */
export type Place = 'full' | 'column' | 'side' | 'late';

export interface SectionKindRow {
  /** What the section shows. */
  readonly use: string;
  readonly place: Place;
  /** The areas without which the section shows nothing. */
  readonly areas?: readonly Area[];
  /** The options that the section accepts. */
  readonly takes?: readonly SectionOption[];
  /** The options without which the section cannot be shown. */
  readonly needs?: readonly SectionOption[];
  /** Whether the home page can contain several sections of this kind. */
  readonly repeats?: true;
}

const NEXT_TO_POPULAR = 'on wide windows, next to the popular games if it directly follows them';

export const SECTIONS = {
  hero: { use: 'the banners of the home page', place: 'full' },
  jackpot: { use: 'the jackpot counter; nothing for a brand without jackpot', place: 'full' },
  notices: { use: 'the latest announcements in one moving line', place: 'full', areas: ['announcements'] },
  categories: { use: 'the game categories', place: 'column' },
  rail: { use: 'a list of games: see `of`', place: 'column', takes: ['of'], needs: ['of'], repeats: true },
  winners: { use: `the latest winners; ${NEXT_TO_POPULAR}`, place: 'side', areas: ['winnerBoard'] },
  draws: { use: `the latest lottery results; ${NEXT_TO_POPULAR}`, place: 'side', areas: ['openedNumbers', 'lottery'] },
  promotions: { use: 'a card that links to the promotions', place: 'late', areas: ['promotions'] },
  app: { use: 'a card that links to the app', place: 'late', areas: ['download'] },
  steps: { use: 'how to start, in three steps', place: 'late' },
  claims: { use: "the brand's marketing claims", place: 'late' },
  article: {
    use: "a card with the brand's own words: brand:section.<id>.title, .text and .action",
    place: 'late',
    takes: ['id', 'to'],
    needs: ['id'],
    repeats: true,
  },
  banners: {
    use: 'the banners of a page in a row',
    place: 'late',
    takes: ['group'],
    needs: ['group'],
    repeats: true,
  },
} as const satisfies Readonly<Record<string, SectionKindRow>>;

/** The id of the article for which the site itself has texts. */
export const PRODUCT_ARTICLE = 'slots';

export type SectionKind = keyof typeof SECTIONS;
export const MAX_SECTIONS = 14;
