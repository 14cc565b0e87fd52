import { useState } from 'react';
import { keepSearches, readSearches, withSearch } from './searches.ts';

/** The last searches, kept in this browser. */
export const useSearches = (): {
  readonly searches: readonly string[];
  readonly change: (searches: readonly string[]) => void;
  readonly remember: (query: string) => void;
} => {
  const [searches, setSearches] = useState(readSearches);
  const change = (next: readonly string[]): void => {
    keepSearches(next);
    setSearches(next);
  };
  return { searches, change, remember: (query) => change(withSearch(searches, query)) };
};
