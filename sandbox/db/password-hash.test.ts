import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password passes against its own hash and no other', async () => {
  const hash = await hashPassword('Play1234');
  expect([await verifyPassword('Play1234', hash), await verifyPassword('play1234', hash), await verifyPassword('Play1234', null)]).toEqual([true, false, false]);
});

test('one password hashed twice gives two hashes', async () => {
  expect(await hashPassword('Play1234')).not.toBe(await hashPassword('Play1234'));
});

test('an unknown account costs as much work as a known one', async () => {
  const hash = await hashPassword('Play1234');
  const work = async (stored: string | null) => {
    const before = process.cpuUsage();
    for (let run = 0; run < 3; run += 1) await verifyPassword('wrong', stored);
    return process.cpuUsage(before).user;
  };
  const ratio = (await work(null)) / (await work(hash));
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
}, 30_000);
