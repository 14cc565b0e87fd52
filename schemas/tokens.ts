interface TokenRow {
  /** The token's purpose, as shown in docs and editors. */
  readonly use: string;
  /**
   * The token above this one from which the value is derived if a brand's file omits this token. For a pair of tokens, the value is the colour
   * halfway between them. Every token that was added after the first release has a `from`, so that older files stay valid.
   */
  readonly from?: string | readonly [string, string];
}

export interface ColorRow extends TokenRow {
  /** The backgrounds on which the site draws the token. */
  readonly on?: readonly string[];
  /** The minimum contrast ratio on each background by WCAG 2.2 AA. The default is 4.5, the minimum for text; outlines and focus rings need 3. */
  readonly least?: number;
}

/** Checks that rows refer only to rows of the same table and derive only from rows above them; throws otherwise. */
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
export const cssVariable = (token: ColorToken | DimensionToken | FontToken): string =>
  token in COLOR_TOKENS ? `--c-${token}` : `--${token}`;
