import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { searchText } from '#src/lib/search-text.ts';

const KEY = 'searches';
const MOST = 8;

/** The last searches that led somewhere, the newest first. */
export const readSearches = (): readonly string[] => {
  try {
    const kept = parseJson(readLocal(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
};

export const withoutSearch = (searches: readonly string[], query: string): readonly string[] =>
  searches.filter((other) => searchText(other) !== searchText(query));

export const withSearch = (searches: readonly string[], query: string): readonly string[] =>
  query.trim() === '' ? searches : [query.trim(), ...withoutSearch(searches, query)].slice(0, MOST);

export const keepSearches = (searches: readonly string[]): void =>
  writeLocal(KEY, searches.length === 0 ? null : JSON.stringify(searches));
