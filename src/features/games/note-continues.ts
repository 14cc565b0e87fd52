import { CONTINUES } from '#src/document/document-marks.ts';
import { writeCookie, YEAR_S } from '#src/lib/browser-storage.ts';

/** Notes whether the member has games to go on with: the boot script reads it, so that their room is there before they are known, and not where there are none. */
export const noteContinues = (has: boolean): void => {
  writeCookie(CONTINUES, has ? null : 'no', YEAR_S);
  if (has) delete document.documentElement.dataset[CONTINUES];
  else document.documentElement.dataset[CONTINUES] = 'no';
};
