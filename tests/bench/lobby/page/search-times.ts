import { CATEGORIES, type Category } from '#schemas/brand-names.ts';
import type { VendorCatalogue } from '#schemas/game.ts';
import { buildGameIndex } from '#src/search/game-index.ts';

export interface SearchTimes {
  readonly games: number;
  /** The time to build the index, and its longest task. */
  readonly buildMs: number;
  readonly longestTaskMs: number;
  /** From the key press to the results, for each query. */
  readonly queries: readonly number[];
  /** Queries that found nothing. */
  readonly misses: number;
}

const names = {
  category: Object.fromEntries(CATEGORIES.map((category) => [category, category])) as Record<Category, string>,
  classify: {},
};

/** Returns what a player types, letter by letter, with and without typos. */
const typed = (name: string): readonly string[] => {
  const slip = name.length > 5 ? name.slice(0, 3) + name.slice(4) : name;
  return [
    ...Array.from({ length: Math.min(8, name.length) }, (_, at) => name.slice(0, at + 1)),
    name,
    slip,
    name.toUpperCase(),
    name.replaceAll(' ', ''),
  ];
};

export const searchTimes = async (): Promise<SearchTimes> => {
  const { vendors } = (await (await fetch('/catalogue.json')).json()) as { vendors: readonly VendorCatalogue[] };
  const games = vendors.flatMap((vendor) => vendor.games);
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  });
  observer.observe({ type: 'longtask' });
  const started = performance.now();
  const index = await buildGameIndex(vendors, names);
  const buildMs = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  const queries: number[] = [];
  let misses = 0;
  for (let at = 0; at < games.length; at += Math.ceil(games.length / 40)) {
    for (const text of typed(games[at]?.gameName ?? '')) {
      const before = performance.now();
      const found = index.search(text);
      queries.push(performance.now() - before);
      if (found.length === 0) misses += 1;
    }
  }
  return { games: games.length, buildMs, longestTaskMs, queries, misses };
};
