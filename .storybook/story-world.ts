import { htmlLang, isLanguage, type Language } from '#schemas/languages.ts';
import { status } from '#schemas/calls/account.ts';
import { createSiteStores, type SiteStores } from '#src/app/site-stores.ts';
import { loadTexts } from '#src/app/text-catalogues.ts';
import { writeCookie, writeSession } from '#src/lib/browser-storage.ts';
import { Problem } from '#schemas/problem.ts';
import { storyBrands } from './story-brands.ts';
import { capturedAnswer, storyFetch } from './story-fetch.ts';
import { launchesThatStand, storyFlow, type StoryFlow } from './story-flow.ts';
import type { StoryParameters } from './story-parameters.ts';

export interface StoryGlobals {
  readonly brand?: string;
  readonly theme?: 'brand' | 'light' | 'dark';
  readonly language?: 'brand' | Language;
}

/** What a story stands in: the site's stores, made for it alone. */
export interface StoryWorld {
  readonly stores: SiteStores;
  readonly host: string;
  readonly theme: string;
  /** The flow that the story is about. */
  readonly flow: StoryFlow | null;
}

const namespaces = [...Object.keys(import.meta.glob('../src/texts/*/EN.json')), ...Object.keys(import.meta.glob('../src/features/*/texts/EN.json'))].map(
  (path) => /([a-z-]+)\/(?:texts\/)?EN\.json$/.exec(path)?.[1] ?? '',
);

/** Makes the stores of a story: no text, brand or session has to be waited for once it is drawn. */
export const createStoryWorld = async (globals: StoryGlobals, parameters: StoryParameters): Promise<StoryWorld> => {
  const { answers = {}, session = 'visitor', flow: told } = parameters;
  const flow = told === undefined ? null : storyFlow(told.name, told.at);
  const wanted = storyBrands.get(globals.brand ?? '') ?? [...storyBrands.values()][0];
  if (wanted === undefined) throw new Error('there is no brand in brands/');
  const { site: brand, texts: brandTexts } = wanted;
  const language = isLanguage(globals.language) ? globals.language : brand.languages.default;
  const theme = globals.theme === 'light' || globals.theme === 'dark' ? globals.theme : brand.theme.default;

  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = htmlLang(language);
  localStorage.removeItem('theme');
  sessionStorage.clear();
  writeCookie('signed-in', session === 'visitor' ? null : '1');

  const tables = await Promise.all(namespaces.map(async (namespace) => [namespace, { ...(await loadTexts(language, namespace)), ...brandTexts[language]?.[namespace] }] as const));
  const stores = createSiteStores({
    data: { brand: { ...brand, theme: { default: theme } }, language, texts: Object.fromEntries(tables), brandTexts, themeHref: '' },
    loadTexts,
    fetch: storyFetch(brand.id, parameters),
  });
  if (session !== 'visitor') {
    writeSession('token', 'cookie');
    await stores.session.resume();
  }
  const said = status.name in answers ? answers[status.name] : await capturedAnswer(brand.id, status.name);
  if (said !== 'pending' && !(said instanceof Problem)) stores.queries.setQueryData([status.name], said);
  const launches = flow === null ? stores.launches : launchesThatStand(stores.launches, flow);
  return { stores: { ...stores, launches }, host: brand.hosts[0] ?? '', theme: wanted.theme, flow };
};
