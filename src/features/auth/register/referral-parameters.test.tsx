import { beforeEach, expect, test } from 'vitest';
import { readReferralParameters } from './referral-parameters.ts';

beforeEach(() => sessionStorage.clear());

test('the address brings an affiliate code, under either name, and a referral code [register.affiliate.query-name] [register.referral.query]', () => {
  expect(readReferralParameters('?affiliateCode=AGENT01&referralCode=R7')).toEqual({
    affiliateCode: 'AGENT01',
    referralCode: 'R7',
  });
  sessionStorage.clear();
  expect(readReferralParameters('?code=PARTNER2026')).toEqual({ affiliateCode: 'PARTNER2026', referralCode: null });
});

test('codes once seen hold for the session, and a newer one takes their place [register.affiliate.query-name]', () => {
  readReferralParameters('?affiliateCode=AGENT01&referralCode=R7');
  expect(readReferralParameters('')).toEqual({ affiliateCode: 'AGENT01', referralCode: 'R7' });
  expect(readReferralParameters('?affiliateCode=AGENT02')).toEqual({ affiliateCode: 'AGENT02', referralCode: 'R7' });
});

test.each(['?affiliateCode=', '?affiliateCode=%20%20', '?other=1'])(
  '%s brings no code [register.affiliate.query-name]',
  (search) => {
    expect(readReferralParameters(search)).toEqual({ affiliateCode: null, referralCode: null });
  },
);

test('a code loses the blanks around it and whatever is beyond 255 characters [register.affiliate.query-name]', () => {
  expect(readReferralParameters(`?affiliateCode=%20${'a'.repeat(300)}`).affiliateCode).toBe('a'.repeat(255));
});
