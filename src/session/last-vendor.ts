import { readSession, writeSession } from '#src/lib/browser-storage.ts';

const KEY = 'gameVendor';

/** Returns the vendor last chosen in this tab, in a menu, on a page or by a URL; `null` if none. */
export const lastVendor = (): string | null => readSession(KEY);

export const noteVendor = (vassalage: string): void => void writeSession(KEY, vassalage);
