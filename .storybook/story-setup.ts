import { BASE_LANGUAGE, isLanguage, knownLanguages, type Language } from '#schemas/languages.ts';
import { status } from '#schemas/calls/account.ts';
import { createSiteStores, type SiteStores } from '#src/app/site-stores.ts';
import { markLanguage } from '#src/texts/language-store.ts';
import { writeCookie, writeSession } from '#src/lib/browser-storage.ts';
import type { OutputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';
import { longestOf } from './axes/longest-texts.ts';
import { chosenLayout, type LayoutAxes } from './axes/layout-axes.ts';
import { createNetwork, type NetworkMode } from './axes/network.ts';
import { withModules, type ModuleSwitches } from './axes/module-axis.ts';
import { setPage, type PageAxes } from './axes/page-axes.ts';
import { pseudoTable } from './axes/pseudo-language.ts';
import { allBrands } from './brand-drop/dropped-brands.ts';
import { capturedAnswer, storyFetch } from './story-fetch.ts';
import { frozenLaunches, storyFlow, type StoryFlow } from './story-flow.ts';
import { loadTexts, namespaces } from './story-texts.ts';
import type { Role, StoryParameters } from './story-parameters.ts';

/** The toolbar's values; Storybook keeps them in its URL. */
export interface StoryGlobals extends PageAxes, LayoutAxes {
  readonly brand?: string;
  readonly theme?: 'brand' | 'light' | 'dark';
  /** A language, `brand` for the brand's default, `pseudo` for longer, accented English, or `longest` for the widest text of any language. */
  readonly language?: Language;
  readonly network?: NetworkMode;
  /** Who is logged in; `story` uses the story's parameters. */
  readonly role?: 'story' | Role;
  readonly modules?: ModuleSwitches;
}

type Table = Readonly<Record<string, string>>;
type Tables = Readonly<Record<string, Table>>;

/** The site's stores and theme, created for one story. */
export interface StorySetup {
  readonly stores: SiteStores;
  readonly host: string;
  readonly theme: string;
  /** The frozen flow of the story. */
  readonly flow: StoryFlow | null;
  /** Every text in the language where it is widest, by namespace. */
  readonly longestTexts: () => Promise<Tables>;
  /** The texts of a language, by namespace. */
  readonly textsIn: (language: Language) => Promise<Tables>;
}

/** A cache keyed by a brand's texts, because comparing the width of every text takes longer than rendering a story. */
const longestTables = new WeakMap<object, ReadonlyMap<string, Table>>();

type Status = OutputOf<typeof status>;

/** Returns the status response, with modules switched as in the toolbar. */
const statusOf = async (
  brand: string,
  answers: NonNullable<StoryParameters['answers']>,
  modules: ModuleSwitches,
): Promise<unknown> => {
  const statusAnswer = status.name in answers ? answers[status.name] : await capturedAnswer(brand, status.name);
  if (statusAnswer === 'pending' || statusAnswer instanceof Problem || Object.keys(modules).length === 0)
    return statusAnswer;
  const { info, ...rest } = statusAnswer as Status;
  return { ...rest, info: { ...info, whitelabel: withModules(info.whitelabel, modules) } };
};

/** Creates the stores of a story with texts, brand and session loaded, so that the story renders immediately. */
export const createStorySetup = async (globals: StoryGlobals, parameters: StoryParameters): Promise<StorySetup> => {
  const { answers = {}, flow: frozen } = parameters;
  const session =
    globals.role === undefined || globals.role === 'story' ? (parameters.session ?? 'visitor') : globals.role;
  const flow = frozen === undefined ? null : storyFlow(frozen.name, frozen.at);
  const storyBrand = allBrands().get(globals.brand ?? '') ?? [...allBrands().values()][0];
  if (storyBrand === undefined) throw new Error('there is no brand in brands/');
  const { texts: brandTexts } = storyBrand;
  const { site: brand, theme: sheet } = storyBrand.inLayout(chosenLayout(globals));
  const isArtificial = globals.language === 'pseudo' || globals.language === 'longest';
  const language = isArtificial
    ? BASE_LANGUAGE
    : isLanguage(globals.language)
      ? globals.language
      : brand.languages.default;
  const theme = globals.theme === 'light' || globals.theme === 'dark' ? globals.theme : brand.theme.default;

  const modules = globals.modules ?? {};
  const statusAnswer = await statusOf(brand.id, answers, modules);
  // The object is kept if no module is switched, because a story may change its answers while it runs.
  const given = Object.keys(modules).length === 0 ? answers : { ...answers, [status.name]: statusAnswer };
  const network = createNetwork();
  network.set('fast');

  document.documentElement.dataset.theme = theme;
  markLanguage(document.documentElement, language);
  setPage(globals);
  localStorage.removeItem('theme');
  sessionStorage.clear();
  writeCookie('signed-in', session === 'visitor' ? null : '1');

  const tableIn = async (tableLanguage: Language, namespace: string): Promise<Table> => ({
    ...(await loadTexts(tableLanguage))[namespace],
    ...brandTexts[tableLanguage]?.[namespace],
  });
  const longestTable = async (namespace: string): Promise<Table> => {
    const known = longestTables.get(brandTexts)?.get(namespace);
    if (known !== undefined) return known;
    const longest = longestOf(
      await Promise.all(knownLanguages().map((tableLanguage) => tableIn(tableLanguage, namespace))),
    );
    longestTables.set(brandTexts, new Map(longestTables.get(brandTexts)).set(namespace, longest));
    return longest;
  };
  const tableOf = async (namespace: string): Promise<Table> => {
    if (globals.language === 'longest') return longestTable(namespace);
    const table = await tableIn(language, namespace);
    return globals.language === 'pseudo' ? pseudoTable(table) : table;
  };
  const tablesBy = async (find: (namespace: string) => Promise<Table>): Promise<Tables> =>
    Object.fromEntries(
      await Promise.all(namespaces.map(async (namespace) => [namespace, await find(namespace)] as const)),
    );
  const stores = createSiteStores({
    data: { brand: { ...brand, theme: { default: theme } }, language, texts: await tablesBy(tableOf), brandTexts },
    loadTexts,
    fetch: network.wrap(storyFetch(brand.id, { ...parameters, session, answers: given })),
  });
  if (session !== 'visitor') {
    writeSession('token', 'cookie');
    await stores.session.resume();
  }
  if (statusAnswer !== 'pending' && !(statusAnswer instanceof Problem))
    stores.queries.setQueryData([status.name], statusAnswer);
  network.set(globals.network ?? 'fast');
  const launches = flow === null ? stores.launches : frozenLaunches(stores.launches, flow);
  return {
    stores: { ...stores, launches },
    host: brand.hosts[0] ?? '',
    theme: sheet,
    flow,
    longestTexts: () => tablesBy(longestTable),
    textsIn: (each) => tablesBy((namespace) => tableIn(each, namespace)),
  };
};
