import type { OutputOf } from '#schemas/call.ts';
import { status } from '#schemas/calls/account.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';

type Info = OutputOf<typeof status>['info'];

const KEY = 'settings';
const REST = { location: { ip: '' }, maintenance: { on: false }, regionRestriction: false };

/** Stores the platform's site status in this tab. */
export const keepInfo = (info: Info): void => void writeSession(KEY, JSON.stringify(info));

/** Returns the last site status stored in this tab, or `null` if there is none or it is malformed. */
export const keptInfo = (): Info | null => {
  try {
    const info = parseJson(readSession(KEY) ?? 'null') as Info | null;
    return info !== null && (status.accepts?.({ info, ...REST }) ?? true) ? info : null;
  } catch {
    return null;
  }
};
