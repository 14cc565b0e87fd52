import '#tests/journeys/node-bytes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '#src/lib/browser-storage.ts';
import { storedKeys } from '#tests/support/fake-indexed-db.ts';
import { keepPassword, openPassword, passwordSlot, sealPassword } from './password-vault.ts';

const LONGEST = 'x'.repeat(255);
const DAY_MS = 86_400_000;
const keep = async (username: string, password = 'Play1234'): Promise<string> => {
  await keepPassword(await sealPassword({ username, password }));
  return passwordSlot(username);
};
beforeEach(() => storedKeys.clear());
afterEach(() => vi.useRealTimers());

test('a stored password of maximum length fits into a cookie, and can be read with any letter case of its user name [session.remember.password-safety]', async () => {
  const slot = await keep('Player01', LONGEST);
  expect(await openPassword('player01')).toBe(LONGEST);
  expect(`${slot}=${readCookie(slot) ?? ''}`.length).toBeLessThan(4096);
});

test('the cookie of a password has the attribute SameSite=Strict, so that requests from other sites do not contain it [session.remember.password-safety]', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const slot = await keep('ana');
  expect(written.mock.calls).toEqual([[expect.stringMatching(new RegExp(`^${slot}=.*; Path=/; SameSite=Strict; `))]]);
  written.mockRestore();
});

test('each stored password has its own key and initialisation vector [session.remember.password-safety]', async () => {
  const [one, two] = [
    await sealPassword({ username: 'ana', password: 'Play1234' }),
    await sealPassword({ username: 'ana', password: 'Play1234' }),
  ];
  expect(one.text).not.toBe(two.text);
  expect(one.key).not.toBe(two.key);
});

test('a cookie and key that were copied from another user name cannot be decrypted and are deleted [session.remember.password-safety]', async () => {
  const [mine, theirs] = [await keep('ana'), await keep('ben')];
  writeCookie(theirs, readCookie(mine));
  storedKeys.set(theirs, storedKeys.get(mine));
  expect(await openPassword('ben')).toBeNull();
  expect([readCookie(theirs), storedKeys.has(theirs)]).toEqual([null, false]);
  expect(await openPassword('ana')).toBe('Play1234');
});

test('a password whose stored expiry time was changed cannot be decrypted [session.remember.password-safety] [const.remember-ms]', async () => {
  const slot = await keep('ana');
  const kept = storedKeys.get(slot) as { readonly expiresAt: number };
  storedKeys.set(slot, { ...kept, expiresAt: kept.expiresAt + DAY_MS });
  expect(await openPassword('ana')).toBeNull();
});

test.each([
  [DAY_MS - 1_000, 'Play1234'],
  [DAY_MS + 1_000, null],
])(
  'a password that is read after %i ms is %s [session.remember.lifetime] [const.remember-ms]',
  async (ms, password) => {
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await keep('ana');
    vi.setSystemTime(start + ms);
    expect(await openPassword('ana')).toBe(password);
  },
);
