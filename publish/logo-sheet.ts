import type { Brand, ThemeTokens } from '#schemas/brand.ts';
import { contrastRatio } from '#schemas/checks/colours.ts';
import { highContrastColors } from '#schemas/colors/high-contrast.ts';
import { colorsOf } from './theme-sheet.ts';

/** The backgrounds on which a logo is shown. */
const GROUNDS = ['header', 'footer'] as const;

type Grounds = Readonly<Record<(typeof GROUNDS)[number], string>>;

const isLight = (color: string): boolean => contrastRatio(color, '#000000') > contrastRatio(color, '#ffffff');

/**
 * Returns the CSS that selects one of a brand's two logos, depending on the colours of the header and the footer in
 * each theme; empty for a brand with one logo. `scope` is added to the selectors that depend on colours. A browser
 * requests only the logo in the rule that applies. The icon in narrow headers is not affected, because it is a
 * `source`.
 */
export const logoSheet = (
  { logo, logoOnLight }: Brand['assets'],
  tokens: ThemeTokens,
  addressOf: (path: string) => string,
  scope = '',
): string => {
  if (logoOnLight === undefined) return '';
  const variables = (colors: Grounds): string =>
    GROUNDS.map((ground) => `--logo-on-${ground}:url(${addressOf(isLight(colors[ground]) ? logoOnLight : logo)})`).join(
      ';',
    );
  const [light, dark] = [colorsOf(tokens.light), colorsOf(tokens.dark)];
  return [
    `:root${scope},[data-theme=light]${scope}{${variables(light)}}`,
    `[data-theme=dark]${scope}{${variables(dark)}}`,
    '@media (prefers-contrast:more){',
    `:root${scope},[data-theme=light]${scope}{${variables(highContrastColors(light))}}`,
    `[data-theme=dark]${scope}{${variables(highContrastColors(dark))}}`,
    '}',
    '.logo{content:var(--logo-on-header)}',
    '.site-footer .logo{content:var(--logo-on-footer)}',
    '@media (max-width:26.1875rem){source+.logo{content:normal}}',
    '',
  ].join('\n');
};
