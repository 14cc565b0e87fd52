import { writeCookie, YEAR_S } from './browser-storage.ts';

/** Remembers in the cookie and the `data-` attribute `mark` whether a row of the member had entries, so that the boot script hides the place of an empty one before the first paint. */
export const rememberRow = (mark: string, hasEntries: boolean): void => {
  writeCookie(mark, hasEntries ? null : 'no', YEAR_S);
  if (hasEntries) delete document.documentElement.dataset[mark];
  else document.documentElement.dataset[mark] = 'no';
};
