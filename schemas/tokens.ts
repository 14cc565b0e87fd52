/** The only list of theme tokens: brand schema, Tailwind names, style sheet, contrast pairs and Storybook are made from it. */
export const COLOR_TOKENS = {
  canvas: 'the background of the page',
  surface: 'cards, sheets and modals on the canvas',
  raised: 'fields, menus and chips on a surface',
  line: 'subtle separators; never the only sign of anything',
  'field-line': 'outline of a field or a control',
  ink: 'text',
  'ink-muted': 'secondary text',
  header: 'header and bottom bar',
  'on-header': 'text and icons on the header',
  primary: 'the main action',
  'on-primary': 'text on the main action',
  'primary-ink': 'links and highlighted text',
  accent: 'jackpot, winners, highlights',
  'on-accent': 'text on the accent',
  'accent-ink': 'amounts and prizes as text',
  danger: 'badges and destructive actions',
  'on-danger': 'text on danger',
  'danger-ink': 'error texts',
  'success-ink': 'success texts',
  focus: 'the focus ring',
  footer: 'the footer, and the shade under the texts of banners',
  'on-footer': 'text in the footer and on banners',
} as const;
export type ColorToken = keyof typeof COLOR_TOKENS;

export const DIMENSION_TOKENS = {
  'radius-control': 'corners of buttons and fields',
  'radius-card': 'corners of cards, sheets and tiles',
} as const;
export type DimensionToken = keyof typeof DIMENSION_TOKENS;

export const FONT_TOKENS = {
  'font-body': 'running text',
  'font-display': 'headings and amounts',
} as const;
export type FontToken = keyof typeof FONT_TOKENS;

/** Every colour pair that the site draws, as `[text, background, minimum ratio]` by WCAG 2.2 AA: 4.5 for text, 3 for outlines and focus. */
export const CONTRAST_PAIRS: readonly (readonly [ColorToken, ColorToken, number])[] = [
  ...(['ink', 'ink-muted', 'primary-ink', 'danger-ink', 'success-ink', 'accent-ink'] as const).flatMap((text) =>
    (['canvas', 'surface', 'raised'] as const).map((ground) => [text, ground, 4.5] as const),
  ),
  ['on-header', 'header', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-footer', 'footer', 4.5],
  ...(['field-line', 'focus'] as const).flatMap((mark) =>
    (['canvas', 'surface', 'raised'] as const).map((ground) => [mark, ground, 3] as const),
  ),
  ['focus', 'header', 3],
];

/** The CSS custom property of a token: `--c-on-primary`, `--radius-card`, `--font-display`. */
export const cssVariable = (token: ColorToken | DimensionToken | FontToken): string =>
  token in COLOR_TOKENS ? `--c-${token}` : `--${token}`;
