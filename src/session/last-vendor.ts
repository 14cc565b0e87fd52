import { readSession, writeSession } from '#src/lib/browser-storage.ts';

const KEY = 'gameVendor';

/** The vendor that was chosen last in this tab, in a menu, on a page or by an address; null for none. */
export const lastVendor = (): string | null => readSession(KEY);

export const noteVendor = (vassalage: string): void => void writeSession(KEY, vassalage);
