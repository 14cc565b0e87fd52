import { deviceNow } from '#schemas/platform-clock.ts';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';

/** The codes of a visitor's invitation, from an agent's link and from a member's link. */
export interface Invitation {
  readonly affiliateCode: string | null;
  readonly referralCode: string | null;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const LONGEST = 255;
const AFFILIATE = 'affiliateCode';
const REFERRAL = 'referralCode';

const note = (key: string, found: string | null): void => {
  const code = found?.trim().slice(0, LONGEST);
  if (code) writeLocal(key, `${deviceNow() + KEPT_MS} ${code}`);
};

const read = (key: string): string | null => {
  const [, until, code] = /^(\d+) (.+)$/s.exec(readLocal(key) ?? '') ?? [];
  return code !== undefined && Number(until) > deviceNow() ? code : null;
};

/** Stores the codes in a query: `affiliateCode`, or its other name `code`, and `referralCode`. A newer code replaces an older one. */
export const noteInvitation = (search: string): void => {
  const query = new URLSearchParams(search);
  note(AFFILIATE, query.get(AFFILIATE)?.trim() || query.get('code'));
  note(REFERRAL, query.get(REFERRAL));
};

/** Returns the newest codes of the last 30 days, from any tab. */
export const readInvitation = (): Invitation => ({ affiliateCode: read(AFFILIATE), referralCode: read(REFERRAL) });

/** Deletes an invitation after the registration that it led to. */
export const forgetInvitation = (): void => {
  writeLocal(AFFILIATE, null);
  writeLocal(REFERRAL, null);
};
