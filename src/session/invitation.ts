import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';

/** Who invited a visitor: the code of an agent's link and the code of a member's link. */
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
  if (code) writeLocal(key, `${Date.now() + KEPT_MS} ${code}`);
};

const read = (key: string): string | null => {
  const [, until, code] = /^(\d+) (.+)$/s.exec(readLocal(key) ?? '') ?? [];
  return code !== undefined && Number(until) > Date.now() ? code : null;
};

/** Notes the codes in a query: `affiliateCode`, or its other name `code`, and `referralCode`. A newer code takes the place of an older one. */
export const noteInvitation = (search: string): void => {
  const query = new URLSearchParams(search);
  note(AFFILIATE, query.get(AFFILIATE)?.trim() || query.get('code'));
  note(REFERRAL, query.get(REFERRAL));
};

/** The newest codes of the last 30 days, in any tab. */
export const readInvitation = (): Invitation => ({ affiliateCode: read(AFFILIATE), referralCode: read(REFERRAL) });

/** An invitation ends with the registration that it led to. */
export const forgetInvitation = (): void => {
  writeLocal(AFFILIATE, null);
  writeLocal(REFERRAL, null);
};
