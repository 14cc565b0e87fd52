import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';

const KEY = 'searchSlash';

/** Whether the / key opens the search. WCAG 2.1.4 requires that single-key shortcuts can be turned off. */
export const isSlashKeyEnabled = (): boolean => readLocal(KEY) !== 'off';

export const setSlashKeyEnabled = (opens: boolean): void => writeLocal(KEY, opens ? null : 'off');
