import { deviceNow } from '#schemas/platform-clock.ts';
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
    const age = isStored(found) ? deviceNow() - found.writtenAt : Infinity;
    if (isStored(found) && age >= 0 && age < KEPT_MS) return found;
  } catch {
    // A draft that cannot be read is ignored.
  }
  writeSession(slot, null);
  return null;
};

const draftAt = (slot: string): DraftStore => ({
  read: () => readDraft(slot)?.values ?? {},
  write: (values) => writeSession(slot, JSON.stringify({ writtenAt: deviceNow(), values } satisfies StoredDraft)),
});

/**
 * Stores a draft in the tab's session storage for 30 minutes. The draft survives a reload, a discarded tab and a closed form; a login deletes it.
 */
export const createSessionDraft = (key: string): DraftStore => draftAt(PREFIX + key);

/**
 * Like `createSessionDraft`, but for one member: the draft also survives an expired session and the next login, and no other member can read it.
 * Nothing is written after a logout, because open forms close only after it and would store their drafts again.
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

/** Returns when the draft was written, in milliseconds since 1970, or 0 if there is no draft. */
export const draftTime = (key: string): number => readDraft(PREFIX + key)?.writtenAt ?? 0;

/** Deletes all drafts of visitors in this tab. */
export const forgetDrafts = (): void => {
  for (const key of sessionKeys(PREFIX)) writeSession(key, null);
};
