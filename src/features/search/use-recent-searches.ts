import { useState } from 'react';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { normalizeSearchText } from '#src/ui/normalize-search-text.ts';

const KEY = 'searches';
const MAX_SEARCHES = 8;

/** Returns the stored searches, newest first. */
export const readSearches = (): readonly string[] => {
  try {
    const stored = parseJson(readLocal(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
};

export const withoutSearch = (searches: readonly string[], query: string): readonly string[] =>
  searches.filter((other) => normalizeSearchText(other) !== normalizeSearchText(query));

export const withSearch = (searches: readonly string[], query: string): readonly string[] =>
  query.trim() === '' ? searches : [query.trim(), ...withoutSearch(searches, query)].slice(0, MAX_SEARCHES);

export const writeSearches = (searches: readonly string[]): void =>
  writeLocal(KEY, searches.length === 0 ? null : JSON.stringify(searches));

/** Returns the latest searches, which this browser stores, and functions that change them. */
export const useRecentSearches = (): {
  readonly searches: readonly string[];
  readonly change: (searches: readonly string[]) => void;
  readonly remember: (query: string) => void;
} => {
  const [searches, setSearches] = useState(readSearches);
  const change = (next: readonly string[]): void => {
    writeSearches(next);
    setSearches(next);
  };
  return { searches, change, remember: (query) => change(withSearch(searches, query)) };
};
