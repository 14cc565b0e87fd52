import { type Brand, defaultBlocks } from '#schemas/brand.ts';
import { PRODUCT_LAYOUT } from '#schemas/layout/layout.ts';
import { COLOR_TOKENS, type ColorToken } from '#schemas/tokens.ts';
import { compileBrand, type CompiledBrand } from '#publish/compile-brand.ts';

const BACKGROUNDS: ReadonlySet<string> = new Set(['canvas', 'surface', 'raised', 'header', 'footer', 'line']);

const colors = (ground: string, ink: string, middle: string): Brand['theme']['tokens']['light'] => {
  const valueOf = (token: string): string =>
    token === 'focus' || token === 'field-line'
      ? middle
      : BACKGROUNDS.has(token) || /^on-(primary|accent|danger)$/.test(token)
        ? ground
        : ink;
  const tokens = Object.fromEntries(Object.keys(COLOR_TOKENS).map((token) => [token, { $value: valueOf(token) }]));
  return { $type: 'color', ...(tokens as Record<ColorToken, { $value: string }>) };
};

/** Creates a small valid brand for tests, with readable contrast in both themes. */
export const testBrand = (over: Partial<Brand> = {}): Brand => ({
  ...structuredClone({ ...defaultBlocks, layout: PRODUCT_LAYOUT }),
  id: 'trial',
  name: 'Trial House',
  hosts: ['trial.localhost'],
  merchant: { id: 'trial', code: 'trial', platform: 'web', device: 'WEB', lotteryType: 'SEA' },
  languages: { default: 'TY', supported: ['TY', 'EN', 'TH'] },
  currency: { code: 'PHP', symbol: 'P' },
  theme: {
    default: 'light',
    tokens: {
      light: colors('#ffffff', '#222222', '#767676'),
      dark: colors('#111111', '#eeeeee', '#8c8c8c'),
      dimension: { $type: 'dimension', 'radius-control': { $value: '8px' }, 'radius-card': { $value: '16px' } },
      fontFamily: {
        $type: 'fontFamily',
        'font-body': { $value: 'Arial, sans-serif' },
        'font-display': { $value: 'Georgia, serif' },
      },
    },
  },
  assets: { logo: 'assets/logo.svg', icon: 'assets/icon.svg', hero: 'assets/hero.svg' },
  ...over,
});

export const TEST_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="#222222"/></svg>';

export const TEST_ASSETS = ['assets/logo.svg', 'assets/icon.svg', 'assets/hero.svg'] as const;

export const testSite = (
  over: Partial<Brand> = {},
  texts: Parameters<typeof compileBrand>[0]['texts'] = {},
): CompiledBrand =>
  compileBrand({
    brand: testBrand(over),
    texts,
    assets: new Map(TEST_ASSETS.map((path) => [path, new TextEncoder().encode(TEST_SVG)])),
  });
