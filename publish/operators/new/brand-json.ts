import type { Banner } from '#schemas/brand.ts';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { MINIMUM_AGES } from '#schemas/jurisdictions.ts';
import { PRODUCT_TOKENS } from '#schemas/layout/product-tokens.ts';
import type { FontFace } from '#schemas/layout/fonts.ts';
import type { Look } from '#schemas/layout/look.ts';
import type { Palette } from '#schemas/palette/make-palette.ts';
import type { LanguagePack } from '../../languages/languages.ts';
import { searchTexts } from './brand-texts.ts';
import { canShow, canShowLanguage } from './site-font.ts';
import type { NewBrandInput } from './new-brand-input.ts';

const BANNERS: readonly Banner[] = [
  { bannerId: 'welcome', groupName: 'w_home', url: 'assets/reels.svg', linkageType: 1, target: '/rng' },
  { bannerId: 'home-live', groupName: 'w_home', url: 'assets/wheel.svg', linkageType: 1, target: '/live' },
  { bannerId: 'home-sports', groupName: 'w_home', url: 'assets/ball.svg', linkageType: 1, target: '/sports' },
  { bannerId: 'home-promotions', groupName: 'w_home', url: 'assets/gift.svg', linkageType: 1, target: '/promotions' },
  { bannerId: 'slots', groupName: 'w_rng', url: 'assets/reels.svg' },
  { bannerId: 'live', groupName: 'w_live', url: 'assets/wheel.svg' },
  { bannerId: 'fish', groupName: 'w_fish', url: 'assets/fish.svg' },
  { bannerId: 'cards', groupName: 'w_pvp', url: 'assets/cards.svg' },
  { bannerId: 'sports', groupName: 'w_sports', url: 'assets/ball.svg' },
  { bannerId: 'esports', groupName: 'w_esports', url: 'assets/pad.svg' },
  { bannerId: 'draws', groupName: 'w_lott', url: 'assets/draws.svg' },
  { bannerId: 'app', groupName: 'w_down', url: 'assets/phone.svg' },
  { bannerId: 'promotions', groupName: 'w_promotion', url: 'assets/gift.svg' },
  { bannerId: 'points', groupName: 'w_shop', url: 'assets/gift.svg' },
  { bannerId: 'help', groupName: 'w_help', url: 'assets/phone.svg' },
  { bannerId: 'login', groupName: 'w_login', url: 'assets/form.svg' },
  { bannerId: 'join', groupName: 'w_register', url: 'assets/form.svg' },
];

/** The sandbox's games, customer service and payment page, which brands without a gateway use. */
const SANDBOX = {
  image: [],
  launch: ['http://games.localhost:4000'],
  service: ['http://sandbox.localhost:4000'],
  payment: ['http://pay.localhost:4000'],
  gateway: [],
};

/** The currency signs that players know and that differ from Unicode's. */
const SIGNS: Readonly<Record<string, string>> = { PHP: 'P' };

/** Returns the sign of a currency, or its code if the heading font, in which amounts are shown, lacks the sign. */
const symbolOf = (code: string, face: FontFace | null): string => {
  const sign =
    SIGNS[code] ??
    new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ??
    code;
  return face === null || canShow(face, sign) ? sign : code;
};

/**
 * Returns the font tokens that the brand sets itself. If the font of the look lacks characters of the brand's name or
 * languages, the brand sets the font families of the look itself, so that all headings are in the same system font.
 */
const fontTokens = (look: Look | null, face: FontFace | null): object => {
  if (look === null) return { dimension: PRODUCT_TOKENS.dimension, fontFamily: PRODUCT_TOKENS.fontFamily };
  return face === null && look.fonts?.display !== undefined ? { fontFamily: look.tokens.fontFamily } : {};
};

const helplineOf = ({ name, contact }: NonNullable<NewBrandInput['helpline']>) =>
  /^https?:/.test(contact) ? { name, url: contact } : { name, phone: contact };

/** The input for brand.json in addition to the user's input. */
export interface BrandParts {
  /** `null` for the look's colours. */
  readonly palette: Palette | null;
  /** The path of the logo in the folder. */
  readonly logo: string;
  readonly look: Look | null;
  readonly packs: readonly LanguagePack[];
  /** The path from the brand's folder to the schema for editors; `null` for none. */
  readonly schema: string | null;
}

/** Returns the content of brand.json. */
export const brandJson = (input: NewBrandInput, { palette, logo, look, packs, schema }: BrandParts): object => {
  const { id, name, languages, currency, merchant, jurisdiction, helpline } = input;
  const age = MINIMUM_AGES[jurisdiction];
  const search = packs.map((pack) => [pack.code, searchTexts(pack, { name, age })] as const);
  const display = look?.fonts?.display;
  const face =
    display !== undefined && canShow(display, name) && packs.every((pack) => canShowLanguage(display, pack))
      ? display
      : null;
  return {
    ...(schema !== null && { $schema: schema }),
    version: BRAND_VERSION,
    id,
    name,
    hosts: [`${id}.localhost`],
    merchant: { id: merchant, code: merchant, platform: 'web', device: 'WEB', lotteryType: 'SEA' },
    languages: { default: languages[0], supported: languages },
    currency: { code: currency, symbol: symbolOf(currency, face) },
    theme: {
      default: 'light',
      tokens: { ...palette, ...fontTokens(look, face) },
    },
    assets: { logo, icon: 'assets/icon.svg' },
    platform: { origin: null, session: 'cookie', timeouts: { call: 30_000, chunk: 120_000 }, allow: SANDBOX },
    jurisdiction,
    ...(input.look !== null && { layout: { look: input.look } }),
    banners: BANNERS,
    agreement: { minimumAge: age, terms: 'terms' },
    ...(helpline !== null && { helplines: [helplineOf(helpline)] }),
    seo: {
      title: Object.fromEntries(search.map(([code, { title }]) => [code, title])),
      description: Object.fromEntries(search.map(([code, { description }]) => [code, description])),
    },
  };
};
