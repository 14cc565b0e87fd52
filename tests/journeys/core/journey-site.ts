import { expect, onTestFinished } from 'vitest';
import { AREAS, type Area } from '#schemas/brand-names.ts';
import { BASE_LANGUAGE, intlTag, type Language } from '#schemas/languages.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { offeredModules } from '#schemas/whitelabel.ts';
import { feeOf } from '#sandbox/domains/cashier/cashier-terms.ts';
import {
  MERCHANTS,
  profileOf as laterProfileOf,
  type MerchantProfile,
} from '#sandbox/seed/people/merchant-profiles.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { TRANSLATED_LANGUAGES } from '#tests/support/languages.ts';
import { isSliced, sliceOf } from '#tests/support/run-slice.ts';
import { openAgentPage, type OpenCentre } from '../agent-centre.tsx';
import { openJourneySandbox, type JourneySandbox } from '../journey-sandbox.ts';
import { openMemberPage, type MemberPage } from '../member-page.ts';
import { openSite, type OpenSite, type SiteOptions } from '../open-site.tsx';
import { englishIn, unfilledIn, watchTexts } from './english-left.ts';

/** Where a journey runs: a sample brand in a language. */
export interface JourneySite {
  readonly brand: string;
  readonly language: Language;
}

/** What a journey requires from a site: an area that brands can switch off, or something that depends on other brand and merchant settings. */
type Need = Area | 'phoneRecovery' | 'secondLanguage' | 'visitorPages';

interface SiteTraits {
  readonly site: ClientBrand;
  /** The merchant's modules that are on and that the brand offers. */
  readonly modules: ReadonlySet<string>;
}

const otherLanguages = ({ languages }: ClientBrand): readonly Language[] =>
  languages.supported.filter((language) => language !== BASE_LANGUAGE && TRANSLATED_LANGUAGES.includes(language));

/** A mobile number without an account, by country of the merchant's members. */
const NEW_MOBILES: Readonly<Record<MerchantProfile['people'], string>> = {
  PH: '9171230077',
  VN: '912345077',
  TH: '812345077',
  JP: '9012345077',
  ID: '8123456077',
  MY: '123456077',
  KR: '1012345077',
  SG: '81234077',
};

const areaNeeds = Object.fromEntries(
  AREAS.map((area) => [area, ({ site }: SiteTraits) => !site.modules.off.includes(area)]),
) as Readonly<Record<Area, (traits: SiteTraits) => boolean>>;

const NEEDS: Readonly<Record<Need, (traits: SiteTraits) => boolean>> = {
  ...areaNeeds,
  phoneRecovery: ({ modules }) => modules.has('CHNGPASSVERIF3'),
  secondLanguage: ({ site }) => otherLanguages(site).length > 0,
  visitorPages: ({ site }) => !site.modules.loginRequired,
};

const brandOf = (id: string): ClientBrand => storyBrands.get(id)?.site ?? expect.fail(`there is no brand ${id}`);

const profileOf = (brand: string): MerchantProfile => {
  const { code } = brandOf(brand).merchant;
  return MERCHANTS.find((profile) => profile.code === code) ?? laterProfileOf(code);
};

/** The language that a visitor switches to from the base language: the site's, or another one of the brand's. */
export const nextLanguage = ({ language, brand }: JourneySite): Language =>
  language === BASE_LANGUAGE
    ? (otherLanguages(brandOf(brand))[0] ?? expect.fail(`${brand} has one language only`))
    : language;

/** A mobile number of the merchant's country without an account. */
export const newMobile = ({ brand }: JourneySite): string => NEW_MOBILES[profileOf(brand).people];

const traitsOf = (brand: string): SiteTraits => {
  const site = brandOf(brand);
  return { site, modules: offeredModules(profileOf(brand).settings.whitelabel, site.register.ways) };
};

/** The brand on which journeys run in the other languages. */
const LANGUAGE_BRAND = 'perya';

/** A site with its title, for `describe.each`. */
type SiteRow = readonly [title: string, place: JourneySite];

const rowOf = (place: JourneySite): SiteRow => [`${place.brand} in ${place.language}`, place];

/** That brand in every translated language except the base language; `npm test` picks one, the same for every file. */
export const LANGUAGE_SITES: readonly SiteRow[] = sliceOf(
  'languages of the journeys',
  TRANSLATED_LANGUAGES.filter((language) => language !== BASE_LANGUAGE),
).map((language) => rowOf({ brand: LANGUAGE_BRAND, language }));

/**
 * Returns the sites on which a journey runs: one brand in the other languages, and every sample brand that meets the journey's needs, in the base
 * language. `npm test` draws one language and one other brand.
 */
export const sitesWith = (...needs: readonly Need[]): readonly SiteRow[] => {
  const able = [...storyBrands.keys()].filter((brand) => needs.every((need) => NEEDS[need](traitsOf(brand))));
  const drawn = sliceOf(
    `brands with ${needs.join()}`,
    isSliced ? able.filter((brand) => brand !== LANGUAGE_BRAND) : able,
  );
  return [...LANGUAGE_SITES, ...drawn.map((brand) => rowOf({ brand, language: BASE_LANGUAGE }))];
};

/** Opens a sandbox with the brand's merchant, which need not be part of the seed. */
export const openSandboxFor = async ({ brand }: JourneySite): Promise<JourneySandbox> => {
  const sandbox = await openJourneySandbox();
  const { merchant, currency } = brandOf(brand);
  await sandbox.send({ do: 'merchant', code: merchant.code, currency });
  return sandbox;
};

/** Checks until the end of the test that the page shows no untranslated base-language text and no unfilled placeholder. */
export const expectTranslated = (language: Language): void => {
  const stop = watchTexts();
  onTestFinished(() => {
    const texts = stop();
    expect([...englishIn(texts, language), ...unfilledIn(texts)]).toEqual([]);
  });
};

/** The options for a site. In other languages, banners are left out, because their texts are the brand's. */
export const siteOptions = ({ brand, language }: JourneySite): SiteOptions & Pick<JourneySite, 'language'> => ({
  brand,
  language,
  ...(language === BASE_LANGUAGE
    ? {}
    : { change: { languages: { default: language, supported: [BASE_LANGUAGE, language] }, banners: [] } }),
});

type AccountOptions = SiteOptions & { readonly account?: string };

/** Prepares a page of a site, and checks until the end of the test that all its texts are translated. */
const onSite = <Options extends SiteOptions>(place: JourneySite, options: Options): Options => {
  if (options.after === undefined) {
    document.title = '';
    expectTranslated(place.language);
  }
  return { ...siteOptions(place), ...options };
};

export const openOn = (sandbox: JourneySandbox, place: JourneySite, options: SiteOptions = {}): Promise<OpenSite> =>
  openSite(sandbox, onSite(place, options));

export const openMemberOn = (
  sandbox: JourneySandbox,
  place: JourneySite,
  page: string,
  options: AccountOptions = {},
): Promise<MemberPage> => openMemberPage(sandbox, page, onSite(place, options));

export const openAgentOn = (
  sandbox: JourneySandbox,
  place: JourneySite,
  page: string,
  options: AccountOptions = {},
): Promise<OpenCentre> => openAgentPage(sandbox, page, onSite(place, options));

/** Functions that format a site's amounts, which are given in the merchant's units of play. */
export interface SiteAmounts {
  /** What a player types. */
  readonly typed: (units: number) => string;
  /** An amount formatted for the language, with ordinary spaces. */
  readonly money: (units: number) => string;
  /** The amount of a withdrawal that arrives, and the fee. */
  readonly paidOut: (units: number) => { readonly net: string; readonly fee: string };
}

export const amountsOf = ({ brand, language }: JourneySite): SiteAmounts => {
  const { code, symbol } = brandOf(brand).currency;
  const { code: merchant, unit } = profileOf(brand);
  const typed = (units: number): string => String(Math.round(units * unit * 1e6) / 1e6);
  const minorOf = (units: number): bigint => toMinor(typed(units), code);
  const written = (minor: bigint): string =>
    formatMoney({ minor, currency: code }, symbol, intlTag(language)).replaceAll('\u00a0', ' ');
  return {
    typed,
    money: (units) => written(minorOf(units)),
    paidOut: (units) => {
      const fee = feeOf(minorOf(units), merchant, code);
      return { net: written(minorOf(units) - fee), fee: written(fee) };
    },
  };
};
