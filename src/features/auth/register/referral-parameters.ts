import { readSession, writeSession } from '#src/lib/browser-storage.ts';

const AFFILIATE = 'affiliateCode';
const REFERRAL = 'referralCode';
const LONGEST = 255;

const remember = (key: string, found: string | null): string | null => {
  const value = found?.trim().slice(0, LONGEST) || null;
  if (value !== null) writeSession(key, value);
  return value ?? readSession(key);
};

/** The affiliate code (`affiliateCode`, or `code`) and the referral code of an address. They are remembered for the session. */
export const readReferralParameters = (
  search: string,
): { readonly affiliateCode: string | null; readonly referralCode: string | null } => {
  const query = new URLSearchParams(search);
  return {
    affiliateCode: remember(AFFILIATE, query.get(AFFILIATE) ?? query.get('code')),
    referralCode: remember(REFERRAL, query.get(REFERRAL)),
  };
};
