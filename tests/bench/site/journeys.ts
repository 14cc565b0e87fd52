import type { Cookie, Lighthouse } from './lighthouse.ts';
import { moveThroughList } from './move-through-list.ts';
import { onePhone, type Figures } from './visit.ts';

export const PAGES = ['home', 'games', 'register'] as const;
export type PageName = (typeof PAGES)[number];
export type Side = 'ours' | 'static';
export type VisitName = 'cold' | 'repeat';
export const GAMES_PATH = '/rng';

export interface Measured {
  readonly page: PageName | 'games list';
  readonly visit: VisitName;
  readonly figures: Figures;
}

export interface Place {
  readonly origin: string;
  readonly side: Side;
  readonly cookies: readonly Cookie[];
}

const VISITS = ['cold', 'repeat'] as const;

/** Returns Lighthouse's figures, `seen`, with the paints and blocking times of `page` replaced by those of two visits without Lighthouse. */
const asPlayersSee = async (
  lighthouse: Lighthouse,
  cookies: readonly Cookie[],
  address: string,
  page: PageName,
  seen: readonly Measured[],
): Promise<readonly Measured[]> => {
  const bare = await onePhone(lighthouse, cookies, async ({ loadBare }) => ({
    cold: await loadBare(address),
    repeat: await loadBare(address),
  }));
  return seen.map((one) => (one.page === page ? { ...one, figures: { ...one.figures, ...bare[one.visit] } } : one));
};

/** Measures the home page and the dialog that opens over it: a first visit, and a repeat visit with a warm cache. */
const home = async (
  lighthouse: Lighthouse,
  { origin, side }: Place,
  wanted: ReadonlySet<PageName>,
): Promise<readonly Measured[]> => {
  const all = await onePhone(lighthouse, [], async ({ load, go, openDialog }) => {
    const seen: Measured[] = [];
    for (const visit of VISITS) {
      if (wanted.has('home')) seen.push({ page: 'home', visit, figures: await load(`${origin}/`) });
      if (!wanted.has('register')) continue;
      // Our registration opens over the home page; the static site has a separate page for it.
      if (side === 'static') await go(`${origin}/register`);
      else if (!wanted.has('home')) await go(`${origin}/`);
      seen.push({ page: 'register', visit, figures: await openDialog() });
    }
    return seen;
  });
  return wanted.has('home') ? asPlayersSee(lighthouse, [], `${origin}/`, 'home', all) : all;
};

/** Measures the games page, and its list's layout shifts while another vendor's games load and while scrolling loads more. */
const games = async (lighthouse: Lighthouse, { origin, side, cookies }: Place): Promise<readonly Measured[]> => {
  const all = await onePhone(lighthouse, cookies, async ({ load, during }) => {
    const seen: Measured[] = [{ page: 'games', visit: 'cold', figures: await load(`${origin}${GAMES_PATH}`) }];
    if (side === 'ours') seen.push({ page: 'games list', visit: 'cold', figures: await during(moveThroughList) });
    seen.push({ page: 'games', visit: 'repeat', figures: await load(`${origin}${GAMES_PATH}`) });
    return seen;
  });
  return asPlayersSee(lighthouse, cookies, `${origin}${GAMES_PATH}`, 'games', all);
};

/** Measures a brand's pages once on one of the two sites, each journey in a new browser. */
export const journeysOf = (
  wanted: ReadonlySet<PageName>,
): readonly ((lighthouse: Lighthouse, place: Place) => Promise<readonly Measured[]>)[] => [
  ...(wanted.has('home') || wanted.has('register')
    ? [(lighthouse: Lighthouse, place: Place) => home(lighthouse, place, wanted)]
    : []),
  ...(wanted.has('games') ? [games] : []),
];
