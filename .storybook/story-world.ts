import { htmlLang, isLanguage, LANGUAGES, type Language } from '#schemas/languages.ts';
import { status } from '#schemas/calls/account.ts';
import { createSiteStores, type SiteStores } from '#src/app/site-stores.ts';
import { loadTexts } from '#src/app/text-catalogues.ts';
import { writeCookie, writeSession } from '#src/lib/browser-storage.ts';
import type { OutputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';
import { longestOf } from './axes/longest-texts.ts';
import { createLine, type Network } from './axes/network.ts';
import { withModules, type ModuleSwitches } from './axes/module-axis.ts';
import { setPage, type PageAxes } from './axes/page-axes.ts';
import { pseudoTable } from './axes/pseudo-language.ts';
import { allBrands } from './brand-drop/dropped-brands.ts';
import { capturedAnswer, storyFetch } from './story-fetch.ts';
import { frozenLaunches, storyFlow, type StoryFlow } from './story-flow.ts';
import { namespaces } from './story-namespaces.ts';
import type { Role, StoryParameters } from './story-parameters.ts';

/** The toolbar; all of it stands in the address of the workbench. */
export interface StoryGlobals extends PageAxes {
  readonly brand?: string;
  readonly theme?: 'brand' | 'light' | 'dark';
  /** `pseudo`: English, longer and with accents; `longest`: each text in the language in which it takes the most room. */
  readonly language?: 'brand' | 'pseudo' | 'longest' | Language;
  readonly network?: Network;
  /** Who is here; `story`: as the story says. */
  readonly role?: 'story' | Role;
  readonly modules?: ModuleSwitches;
}

/** What a story stands in: the site's stores, made for it alone. */
export interface StoryWorld {
  readonly stores: SiteStores;
  readonly host: string;
  readonly theme: string;
  /** The flow that the story is about. */
  readonly flow: StoryFlow | null;
}

type Status = OutputOf<typeof status>;
type Table = Readonly<Record<string, string>>;

/** What the platform says of the site, with the modules that the toolbar switches. */
const statusOf = async (
  brand: string,
  answers: NonNullable<StoryParameters['answers']>,
  modules: ModuleSwitches,
): Promise<unknown> => {
  const said = status.name in answers ? answers[status.name] : await capturedAnswer(brand, status.name);
  if (said === 'pending' || said instanceof Problem || Object.keys(modules).length === 0) return said;
  const { info, ...rest } = said as Status;
  return { ...rest, info: { ...info, whitelabel: withModules(info.whitelabel, modules) } };
};

/** Makes the stores of a story: no text, brand or session has to be waited for once it is drawn. */
export const createStoryWorld = async (globals: StoryGlobals, parameters: StoryParameters): Promise<StoryWorld> => {
  const { answers = {}, flow: told } = parameters;
  const session =
    globals.role === undefined || globals.role === 'story' ? (parameters.session ?? 'visitor') : globals.role;
  const flow = told === undefined ? null : storyFlow(told.name, told.at);
  const wanted = allBrands().get(globals.brand ?? '') ?? [...allBrands().values()][0];
  if (wanted === undefined) throw new Error('there is no brand in brands/');
  const { site: brand, texts: brandTexts } = wanted;
  const isMadeUp = globals.language === 'pseudo' || globals.language === 'longest';
  const language = isMadeUp ? 'EN' : isLanguage(globals.language) ? globals.language : brand.languages.default;
  const theme = globals.theme === 'light' || globals.theme === 'dark' ? globals.theme : brand.theme.default;

  const modules = globals.modules ?? {};
  const said = await statusOf(brand.id, answers, modules);
  // The story's own object where nothing is switched: a story may change its answers as it goes.
  const given = Object.keys(modules).length === 0 ? answers : { ...answers, [status.name]: said };
  const line = createLine();
  line.set('fast');

  setPage(globals);
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = htmlLang(language);
  localStorage.removeItem('theme');
  sessionStorage.clear();
  writeCookie('signed-in', session === 'visitor' ? null : '1');

  const tableIn = async (spoken: Language, namespace: string): Promise<Table> => ({
    ...(await loadTexts(spoken, namespace)),
    ...brandTexts[spoken]?.[namespace],
  });
  const tableOf = async (namespace: string): Promise<Table> => {
    if (globals.language === 'longest')
      return longestOf(await Promise.all(LANGUAGES.map((spoken) => tableIn(spoken, namespace))));
    const table = await tableIn(language, namespace);
    return globals.language === 'pseudo' ? pseudoTable(table) : table;
  };
  const tables = await Promise.all(namespaces.map(async (namespace) => [namespace, await tableOf(namespace)] as const));
  const stores = createSiteStores({
    data: { brand: { ...brand, theme: { default: theme } }, language, texts: Object.fromEntries(tables), brandTexts },
    loadTexts,
    fetch: line.through(storyFetch(brand.id, { ...parameters, session, answers: given })),
  });
  if (session !== 'visitor') {
    writeSession('token', 'cookie');
    await stores.session.resume();
  }
  if (said !== 'pending' && !(said instanceof Problem)) stores.queries.setQueryData([status.name], said);
  line.set(globals.network ?? 'fast');
  const launches = flow === null ? stores.launches : frozenLaunches(stores.launches, flow);
  return { stores: { ...stores, launches }, host: brand.hosts[0] ?? '', theme: wanted.theme, flow };
};
