import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';

const KEY = 'searchSlash';

/** Whether the / key opens the search. It can be turned off, as WCAG 2.1.4 requires for single-key shortcuts. */
export const isSlashKeyEnabled = (): boolean => readLocal(KEY) !== 'off';

export const setSlashKeyEnabled = (opens: boolean): void => writeLocal(KEY, opens ? null : 'off');
