import { writeCookie, YEAR_S } from './browser-storage.ts';

/**
 * Records in the cookie and `data-` attribute named `mark` whether one of the member's rows had entries, so that the boot script can hide the space
 * for an empty row before the first paint.
 */
export const rememberRow = (mark: string, hasEntries: boolean): void => {
  writeCookie(mark, hasEntries ? null : 'no', YEAR_S);
  if (hasEntries) delete document.documentElement.dataset[mark];
  else document.documentElement.dataset[mark] = 'no';
};
