interface TokenRow {
  /** The token's purpose, as shown in docs and editors. */
  readonly use: string;
  /**
   * The token above this one from which the value is derived if a brand's file omits this token. For a pair of tokens,
   * the value is the colour halfway between them. Every token added after the first release has a `from`, so that older
   * files stay valid.
   */
  readonly from?: string | readonly [string, string];
}

export interface ColorRow extends TokenRow {
  /** The backgrounds on which the site draws the token. */
  readonly on?: readonly string[];
  /** The minimum contrast ratio on each background by WCAG 2.2 AA. The default is 4.5, the minimum for text; outlines and focus rings need 3. */
  readonly least?: number;
}

/** Checks that rows refer only to rows in the same table, and derive only from rows above them; throws otherwise. */
export const tokenTable = <const Rows extends Readonly<Record<string, ColorRow>>>(rows: Rows): Rows => {
  const above = new Set<string>();
  for (const [token, { from = [], on = [] }] of Object.entries<ColorRow>(rows)) {
    const refuse = (base: string, why: string): never => {
      throw new Error(`schemas/tokens.ts: "${token}" ${why} "${base}"`);
    };
    for (const base of [from].flat())
      if (!Object.hasOwn(rows, base)) refuse(base, 'derives from a token that does not exist:');
      else if (!above.has(base)) refuse(base, 'must come after the token that it derives from:');
    for (const base of on) if (!Object.hasOwn(rows, base)) refuse(base, 'is drawn on a token that does not exist:');
    above.add(token);
  }
  return rows;
};

const GROUNDS = ['canvas', 'surface', 'raised'] as const;

/** The only list of theme tokens: the brand schema, Tailwind names, style sheet, contrast pairs and Storybook are generated from it. */
export const COLOR_TOKENS = tokenTable({
  canvas: { use: 'the background of the page' },
  surface: { use: 'cards, sheets and modals on the canvas' },
  raised: { use: 'fields, menus and chips on a surface' },
  line: { use: 'subtle separators, which never carry information on their own' },
  'field-line': { use: 'outline of a field or a control', on: GROUNDS, least: 3 },
  ink: { use: 'text', on: GROUNDS },
  'ink-muted': { use: 'secondary text', on: GROUNDS },
  header: { use: 'header and bottom bar' },
  'on-header': { use: 'text and icons on the header', on: ['header'] },
  primary: { use: 'the main action' },
  'on-primary': { use: 'text on the main action', on: ['primary'] },
  'primary-ink': { use: 'links and highlighted text', on: GROUNDS },
  accent: { use: 'jackpot, winners, highlights' },
  'on-accent': { use: 'text on the accent', on: ['accent'] },
  'accent-ink': { use: 'amounts and prizes as text', on: GROUNDS },
  danger: { use: 'badges and destructive actions' },
  'on-danger': { use: 'text on danger', on: ['danger'] },
  'danger-ink': { use: 'error texts', on: GROUNDS },
  'success-ink': { use: 'success texts', on: GROUNDS },
  focus: { use: 'the focus ring', on: [...GROUNDS, 'header'], least: 3 },
  footer: { use: 'the footer, and the shade under the texts of banners' },
  'on-footer': { use: 'text in the footer and on banners', on: ['footer'] },
});
export type ColorToken = keyof typeof COLOR_TOKENS;

export const DIMENSION_TOKENS = tokenTable({
  'radius-control': { use: 'corners of buttons and fields' },
  'radius-card': { use: 'corners of cards, sheets and tiles' },
});
export type DimensionToken = keyof typeof DIMENSION_TOKENS;

export const FONT_TOKENS = tokenTable({
  'font-body': { use: 'running text' },
  'font-display': { use: 'headings and amounts' },
});
export type FontToken = keyof typeof FONT_TOKENS;

interface StyleRow {
  /** The token's purpose, as shown in docs and editors. */
  readonly use: string;
  /** The CSS value if a brand's file does not set the token. */
  readonly default: string;
}

interface SizeRow extends StyleRow {
  /** The smallest and largest sizes for which the layouts are made, in rem. */
  readonly range: readonly [least: number, most: number];
}

interface GradientRow extends StyleRow {
  /** The text on the gradient, which must be readable on each of its colours. */
  readonly text: ColorToken;
}

const styleTable = <Row extends StyleRow, Token extends string>(rows: Readonly<Record<Token, Row>>) => rows;

/** Sizes of text, in rem so that they follow the browser's text size. */
export const FONT_SIZE_TOKENS = styleTable<
  SizeRow,
  `type-${'xs' | 'sm' | 'base' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | '5xl' | '6xl'}`
>({
  'type-xs': { use: 'badges and captions', default: '0.75rem', range: [0.6875, 0.8125] },
  'type-sm': { use: 'most text: forms, lists and menus', default: '0.875rem', range: [0.8125, 0.9375] },
  'type-base': { use: 'running text', default: '1rem', range: [0.9375, 1.125] },
  'type-lg': { use: 'headings of sections', default: '1.125rem', range: [1, 1.3125] },
  'type-xl': { use: 'headings of dialogs', default: '1.25rem', range: [1.125, 1.5] },
  'type-2xl': { use: 'headings of pages', default: '1.5rem', range: [1.25, 1.75] },
  'type-3xl': { use: 'titles of banners', default: '1.875rem', range: [1.5, 2.25] },
  'type-4xl': { use: 'large titles of banners', default: '2.25rem', range: [1.75, 2.75] },
  'type-5xl': { use: 'the title of the first banner in wide windows', default: '3rem', range: [2.25, 3.5] },
  'type-6xl': { use: 'the code of an error page', default: '3.75rem', range: [3, 4.5] },
});

const SHADOW_TOKENS = styleTable({
  'elevation-sm': {
    use: 'badges and the selected tab',
    default: '0 1px 3px 0 #0000001a,0 1px 2px -1px #0000001a',
  },
  'elevation-md': {
    use: 'the header and round buttons',
    default: '0 4px 6px -1px #0000001a,0 2px 4px -2px #0000001a',
  },
  'elevation-lg': {
    use: 'the side bar and strips over the page',
    default: '0 10px 15px -3px #0000001a,0 4px 6px -4px #0000001a',
  },
  'elevation-tile': {
    use: 'tiles and cards under the pointer',
    default:
      '0 10px 15px -3px color-mix(in srgb,var(--c-ink) 10%,transparent),0 4px 6px -4px color-mix(in srgb,var(--c-ink) 10%,transparent)',
  },
  'elevation-xl': {
    use: 'menus and messages',
    default: '0 20px 25px -5px #0000001a,0 8px 10px -6px #0000001a',
  },
  'elevation-2xl': { use: 'dialogs', default: '0 25px 50px -12px #00000040' },
});

/** Gradients from top to bottom, over the colour of the same name; none by default. */
export const GRADIENT_TOKENS = styleTable<GradientRow, `gradient-${'primary' | 'accent' | 'header'}`>({
  'gradient-primary': { use: 'the main action', default: 'none', text: 'on-primary' },
  'gradient-accent': { use: 'jackpot, winners, highlights', default: 'none', text: 'on-accent' },
  'gradient-header': { use: 'header and bottom bar', default: 'none', text: 'on-header' },
});

const DURATION_TOKENS = styleTable({
  'duration-short': { use: 'changes of colour, menus and dialogs', default: '150ms' },
  'duration-long': { use: 'movements over a larger distance', default: '200ms' },
});

const EASING_TOKENS = styleTable({
  'easing-standard': { use: 'changes to elements that are already visible', default: 'cubic-bezier(0.4,0,0.2,1)' },
  'easing-enter': { use: 'elements that come into view', default: 'cubic-bezier(0,0,0.2,1)' },
});

/** Groups that a brand's file may leave out, as a whole or in part. */
export const STYLE_GROUPS = {
  fontSize: { type: 'dimension', rows: FONT_SIZE_TOKENS },
  shadow: { type: 'shadow', rows: SHADOW_TOKENS },
  gradient: { type: 'gradient', rows: GRADIENT_TOKENS },
  duration: { type: 'duration', rows: DURATION_TOKENS },
  easing: { type: 'cubicBezier', rows: EASING_TOKENS },
} as const;
export type StyleGroup = keyof typeof STYLE_GROUPS;
export type StyleToken<Group extends StyleGroup = StyleGroup> = Group extends StyleGroup
  ? keyof (typeof STYLE_GROUPS)[Group]['rows'] & string
  : never;

/** A token, a background on which the site draws it, and the minimum contrast ratio between them. */
export type ContrastRule<Token extends string = ColorToken> = readonly [text: Token, background: Token, least: number];

/** Returns a contrast rule for each token of a colour table and each background on which the site draws it. */
export const contrastRules = <Token extends string>(
  rows: Readonly<Record<Token, ColorRow>>,
): readonly ContrastRule<Token>[] => {
  const isToken = (name: string): name is Token => Object.hasOwn(rows, name);
  return Object.keys(rows)
    .filter(isToken)
    .flatMap((text) => {
      const { on = [], least = 4.5 } = rows[text];
      return on.filter(isToken).map((ground) => [text, ground, least] as const);
    });
};

export const CONTRAST_PAIRS = contrastRules<ColorToken>(COLOR_TOKENS);

/** Returns the CSS custom property of a token: `--c-on-primary`, `--radius-card`, `--font-display`. */
export const cssVariable = (token: ColorToken | DimensionToken | FontToken | StyleToken): string =>
  token in COLOR_TOKENS ? `--c-${token}` : `--${token}`;
