import { beforeEach, expect, test, vi } from 'vitest';
import { lapseRemembered, readRemembered, writeRemembered } from './remembered.ts';

const phone = { mobileNum: '9171234567', countryDialingCode: '63' };
beforeEach(() => writeRemembered(null));

test.each([
  { username: 'player01', by: 'token', phone: null },
  { username: 'ana maria', by: 'password', phone: null },
  { username: 'vip01', by: 'token', phone },
  { username: null, by: null, phone },
] as const)('a remembered login is read back as it was written: %o [session.cookies]', (remembered) => {
  writeRemembered(remembered);
  expect(readRemembered()).toEqual(remembered);
});

test('each cookie expires after a day and is not sent with requests from other sites [session.remember.lifetime] [session.cookies] [const.remember-ms]', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  writeRemembered({ username: 'player01', by: 'token', phone });
  expect(written.map((cookie) => cookie.split('=')[0])).toEqual(['userName', 'loginRemember', 'loginTypeSms']);
  for (const cookie of written) expect(cookie).toMatch(/; Path=\/; SameSite=Strict; Max-Age=86400$/);
});

test('an expired remembered login still fills in the name, but no longer logs in [session.remember.prefill]', () => {
  writeRemembered({ username: 'player01', by: 'token', phone: null });
  lapseRemembered();
  expect(readRemembered()).toEqual({ username: 'player01', by: null, phone: null });
});

test('cookies with invalid values are ignored [session.cookies]', () => {
  document.cookie = `loginTypeSms=${encodeURIComponent('mobileNum=<b>&countryDialingCode=63')}; Path=/`;
  document.cookie = 'loginRemember=root; Path=/';
  expect(readRemembered()).toBeNull();
});
