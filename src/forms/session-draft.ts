import { readSession, sessionKeys, writeSession } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import type { DraftStore, FormValues } from './form-values.ts';
import { logoutsSoFar, memberDrafts } from './member-drafts.ts';

const PREFIX = 'draft:';
const KEPT_MS = 30 * 60_000;

interface StoredDraft {
  readonly writtenAt: number;
  readonly values: FormValues;
}

const isStored = (found: unknown): found is StoredDraft =>
  typeof found === 'object' &&
  found !== null &&
  'writtenAt' in found &&
  typeof found.writtenAt === 'number' &&
  'values' in found &&
  typeof found.values === 'object' &&
  found.values !== null &&
  Object.values(found.values).every((value) => ['string', 'boolean', 'number'].includes(typeof value));

const readDraft = (slot: string): StoredDraft | null => {
  const text = readSession(slot);
  if (text === null) return null;
  try {
    const found = parseJson(text);
    const age = isStored(found) ? Date.now() - found.writtenAt : Infinity;
    if (isStored(found) && age >= 0 && age < KEPT_MS) return found;
  } catch {
    // What cannot be read is no draft.
  }
  writeSession(slot, null);
  return null;
};

const draftAt = (slot: string): DraftStore => ({
  read: () => readDraft(slot)?.values ?? {},
  write: (values) => writeSession(slot, JSON.stringify({ writtenAt: Date.now(), values } satisfies StoredDraft)),
});

/** In the tab's own storage for 30 minutes: survives a reload, a discarded tab and a closed form, and ends with a login. */
export const createSessionDraft = (key: string): DraftStore => draftAt(PREFIX + key);

/**
 * As `createSessionDraft`, for one member: it survives an expired session and the next login too, and no other member reads it. After a log-out it
 * takes no more: forms that were open then close after it.
 */
export const createMemberDraft = (memberId: string, key: string): DraftStore => {
  const { read, write } = draftAt(memberDrafts(memberId) + key);
  const before = logoutsSoFar();
  return {
    read,
    write: (values) => {
      if (logoutsSoFar() === before) write(values);
    },
  };
};

/** When the draft was written, in milliseconds since 1970; 0 without a draft. */
export const draftTime = (key: string): number => readDraft(PREFIX + key)?.writtenAt ?? 0;

/** Forgets every draft of this tab that belongs to no member. */
export const forgetDrafts = (): void => {
  for (const key of sessionKeys(PREFIX)) writeSession(key, null);
};
