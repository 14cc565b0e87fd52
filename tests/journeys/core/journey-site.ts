import { expect, onTestFinished } from 'vitest';
import { BASE_LANGUAGE, intlTag, type Language } from '#schemas/languages.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { TRANSLATED_LANGUAGES } from '#tests/support/languages.ts';
import { sliceOf } from '#tests/support/run-slice.ts';
import { openAgentPage, type OpenCentre } from '../agent-centre.tsx';
import type { JourneySandbox } from '../journey-sandbox.ts';
import { openMemberPage, type MemberPage } from '../member-page.ts';
import { openSite, type OpenSite, type SiteOptions } from '../open-site.tsx';
import { englishIn, unfilledIn, watchTexts } from './english-left.ts';

/** The languages in which the journeys are repeated: one in `npm test`, the same in every file. */
export const JOURNEY_LANGUAGES: readonly Language[] = sliceOf(
  'languages of the journeys',
  TRANSLATED_LANGUAGES.filter((language) => language !== BASE_LANGUAGE),
);

/** Checks until the end of the test that the page shows no text of the base language that has a translation, and no unfilled placeholder. */
export const expectTranslated = (language: Language): void => {
  const stop = watchTexts();
  onTestFinished(() => {
    const texts = stop();
    expect([...englishIn(texts, language), ...unfilledIn(texts)]).toEqual([]);
  });
};

/** The options of a site in a language. The banners are left out, because their texts are the brand's. */
export const languageOptions = (language: Language): Required<Pick<SiteOptions, 'language' | 'change'>> => ({
  language,
  change: { languages: { default: language, supported: [BASE_LANGUAGE, language] }, banners: [] },
});

type AccountOptions = SiteOptions & { readonly account?: string };

/** Prepares a page in a language, and checks until the end of the test that all its texts are translated. */
const inLanguage = <Options extends SiteOptions>(language: Language, options: Options): Options => {
  if (options.after === undefined) {
    document.title = '';
    expectTranslated(language);
  }
  return { ...languageOptions(language), ...options };
};

export const openIn = (sandbox: JourneySandbox, language: Language, options: SiteOptions = {}): Promise<OpenSite> =>
  openSite(sandbox, inLanguage(language, options));

export const openMemberIn = (
  sandbox: JourneySandbox,
  language: Language,
  page: string,
  options: AccountOptions = {},
): Promise<MemberPage> => openMemberPage(sandbox, page, inLanguage(language, options));

export const openAgentIn = (
  sandbox: JourneySandbox,
  language: Language,
  page: string,
  options: AccountOptions = {},
): Promise<OpenCentre> => openAgentPage(sandbox, page, inLanguage(language, options));

/** Returns an amount in the currency of the sample brand as the language writes it, with ordinary spaces. */
export const pesos = (language: Language, amount: number): string =>
  formatMoney({ minor: toMinor(amount, 'PHP'), currency: 'PHP' }, 'P', intlTag(language)).replaceAll('\u00a0', ' ');
