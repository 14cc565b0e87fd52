import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetInvitation, noteInvitation, readInvitation } from './invitation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(forgetInvitation);
afterEach(() => vi.useRealTimers());

const invitedBy = (search: string) => {
  noteInvitation(search);
  return readInvitation();
};

test('a query can contain an affiliate code, under either name, and a referral code [register.affiliate.query-name] [register.referral.query]', () => {
  expect(invitedBy('?affiliateCode=AGENT01&referralCode=R7')).toEqual({ affiliateCode: 'AGENT01', referralCode: 'R7' });
  forgetInvitation();
  expect(invitedBy('?code=PARTNER2026')).toEqual({ affiliateCode: 'PARTNER2026', referralCode: null });
  expect(invitedBy('?affiliateCode=&code=PARTNER2027').affiliateCode).toBe('PARTNER2027');
});

test('a newer code replaces an older code of the same kind [register.affiliate.query-name]', () => {
  noteInvitation('?affiliateCode=AGENT01&referralCode=R7');
  expect(invitedBy('')).toEqual({ affiliateCode: 'AGENT01', referralCode: 'R7' });
  expect(invitedBy('?affiliateCode=AGENT02')).toEqual({ affiliateCode: 'AGENT02', referralCode: 'R7' });
});

test('a code is valid for 30 days, and is read even if the browser cannot store it [register.affiliate.query-name]', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  noteInvitation('?affiliateCode=AGENT01');
  vi.setSystemTime(Date.now() + 30 * DAY_MS - 1);
  expect(readInvitation().affiliateCode).toBe('AGENT01');
  vi.setSystemTime(Date.now() + 1);
  expect(readInvitation().affiliateCode).toBeNull();

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(invitedBy('?affiliateCode=AGENT03').affiliateCode).toBe('AGENT03');
});

test.each(['?affiliateCode=', '?affiliateCode=%20%20', '?other=1', '?affiliateCode', '?%E0%A4%A'])(
  '%s contains no code',
  (search) => {
    expect(invitedBy(search)).toEqual({ affiliateCode: null, referralCode: null });
  },
);

test('a code is trimmed and truncated to 255 characters; of several codes, the first is used', () => {
  expect(invitedBy(`?affiliateCode=%20${'a'.repeat(10_000)}`).affiliateCode).toBe('a'.repeat(255));
  expect(invitedBy('?affiliateCode=ONE&affiliateCode=TWO').affiliateCode).toBe('ONE');
});
