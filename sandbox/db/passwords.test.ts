import { expect, test } from 'vitest';
import { costRatio } from '#tests/support/cost-ratio.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const cheap = createPasswords({ N: 2 ** 8, r: 8, p: 1 });

test('a password matches its own hash and no other', async () => {
  const hash = await passwords.hash('Play1234');
  expect([
    await passwords.verify('Play1234', hash),
    await passwords.verify('play1234', hash),
    await passwords.verify('Play1234', null),
  ]).toEqual([true, false, false]);
});

test('hashing the same password twice gives two different hashes', async () => {
  expect(await passwords.hash('Play1234')).not.toBe(await passwords.hash('Play1234'));
});

test('a hash states its own cost, so it stays valid when the default cost changes', async () => {
  const hash = await cheap.hash('Play1234');
  expect([cheap.cost, hash.startsWith('scrypt$256$8$1$'), await passwords.verify('Play1234', hash)]).toEqual([
    '256-8-1',
    true,
    true,
  ]);
});

test('passwords are hashed at a secure cost by default', async () => {
  expect([passwords.cost, (await passwords.hash('Play1234')).startsWith('scrypt$16384$8$5$')]).toEqual([
    '16384-8-5',
    true,
  ]);
});

test('checking an unknown account takes as much work as checking a known one', async () => {
  const hash = await passwords.hash('Play1234');
  const ratio = await costRatio(
    () => passwords.verify('wrong', null),
    () => passwords.verify('wrong', hash),
    3,
  );
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
