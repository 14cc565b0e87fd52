import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';

const KEY = 'searchSlash';

/** Whether the / key opens the search: a key without a modifier must be possible to switch off. */
export const opensBySlash = (): boolean => readLocal(KEY) !== 'off';

export const setOpensBySlash = (opens: boolean): void => writeLocal(KEY, opens ? null : 'off');
