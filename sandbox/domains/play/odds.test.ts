import { expect, test } from 'vitest';
import { DEMO_KINDS, type DemoKind } from '#schemas/demo-page.ts';
import { createRandom } from '#sandbox/seed/people/random.ts';
import { RULES } from './all-rules.ts';
import type { RandomSource } from '#sandbox/kernel/core/random-source.ts';
import { stakesOf } from './stakes-of.ts';

/** Every choice of each game, with the key of the odds that apply to it, or `null` if all odds apply. */
const CHOICES: Readonly<Record<DemoKind, readonly (readonly [choice: string, key: string | null])[]>> = {
  slot: [['spin', null]],
  dice: RULES.dice.odds.map(({ key }) => [key, key] as const),
  draw: [
    ['7', '1'],
    ['07', '2'],
    ['407', '3'],
  ],
  table: [
    ...RULES.table.odds.filter(({ key }) => key !== 'number').map(({ key }) => [key, key] as const),
    ['n0', 'number'],
    ['n36', 'number'],
  ],
};
const all = DEMO_KINDS.flatMap((kind) => CHOICES[kind].map(([choice, key]) => [kind, choice, key] as const));

/**
 * Creates a random source that goes through all possible sequences of results. `next` moves to the next sequence and returns false after the
 * last one.
 */
const everyCourse = (): { readonly chance: RandomSource; readonly next: () => boolean } => {
  let digits: { value: number; readonly bound: number }[] = [];
  let at = 0;
  return {
    chance: {
      below: (bound) => {
        const digit = (digits[at] ??= { value: 0, bound });
        at += 1;
        return digit.value;
      },
    },
    next: () => {
      at = 0;
      while (digits.length > 0) {
        const last = digits.at(-1);
        if (last !== undefined && last.value + 1 < last.bound) {
          last.value += 1;
          return true;
        }
        digits = digits.slice(0, -1);
      }
      return false;
    },
  };
};

test.each(all)(
  'over all possible outcomes, %s with choice %s wins and returns exactly what its odds say [launch.generic]',
  (kind, choice, key) => {
    const { draw, odds, lines, returnToPlayer } = RULES[kind];
    const { chance, next } = everyCourse();
    let [rounds, paid, won] = [0, 0, 0];
    do {
      const hundredths = draw(choice, chance)?.hundredths ?? Number.NaN;
      rounds += 1;
      paid += hundredths;
      won += hundredths > 0 ? 1 : 0;
    } while (next());
    const row = odds.find((one) => one.key === key);
    expect(paid / rounds / 100).toBeCloseTo(row === undefined ? returnToPlayer : row.chance * row.multiple, 6);
    if (row !== undefined) expect(won / rounds).toBeCloseTo(row.chance, 9);
    expect(returnToPlayer).toBeLessThanOrEqual(paid / rounds / 100 + 1e-6);
    expect(lines).toBe(kind === 'slot' ? 5 : 1);
  },
);

test.each(all)(
  '200,000 rounds of %s with choice %s return the displayed share within statistical error [launch.generic]',
  (kind, choice) => {
    const ROUNDS = 200_000;
    const random = createRandom(`${kind} ${choice}`);
    const chance: RandomSource = { below: (bound) => random.between(0, bound - 1) };
    let [sum, squares] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const multiple = (RULES[kind].draw(choice, chance)?.hundredths ?? Number.NaN) / 100;
      sum += multiple;
      squares += multiple * multiple;
    }
    const mean = sum / ROUNDS;
    const spread = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    expect(Math.abs(mean - RULES[kind].returnToPlayer)).toBeLessThan(4 * spread);
  },
);

test('each kind of game has the expected return to player', () => {
  expect(DEMO_KINDS.map((kind) => [kind, RULES[kind].returnToPlayer])).toEqual([
    ['slot', 0.951875],
    ['dice', 0.96],
    ['draw', 0.95],
    ['table', 0.972973],
  ]);
});

test.each([
  ['slot', ''],
  ['dice', '51'],
  ['dice', '100'],
  ['dice', 'spin'],
  ['draw', '1234'],
  ['draw', 'x'],
  ['table', 'number'],
  ['table', 'n37'],
  ['table', 'n01'],
  ['table', 'n-1'],
  ['table', 'constructor'],
] as const)('%s refuses the choice %j', (kind, choice) => {
  expect(RULES[kind].draw(choice, { below: () => 0 })).toBeNull();
});

const decimals = (minBet: number, merchant: string, currency: string, stakeStep = 1n) =>
  stakesOf({ minBet, merchant, currency, stakeStep });

test("stakes range from the game's minimum bet to a thousand units of play, in the merchant's currency", () => {
  expect(decimals(0.25, 'perya', 'PHP').slice(0, 4)).toEqual([25n, 50n, 100n, 200n]);
  expect(decimals(0.25, 'perya', 'PHP').at(-1)).toBe(100_000n);
  expect(decimals(0.88, 'lotus', 'VND')[0]).toBe(400n);
  expect(decimals(0.01, 'siam', 'THB')[0]).toBe(1n);
  expect(decimals(0.01, 'kumo', 'JPY')[0]).toBe(1n);
  expect(decimals(20, 'kumo', 'JPY')[0]).toBe(52n);
});

test.each([
  ['perya', 'PHP'],
  ['lotus', 'VND'],
  ['siam', 'THB'],
  ['kumo', 'JPY'],
])('at merchant %s every payout of every stake is a whole number of minor units of %s', (merchant, currency) => {
  for (const kind of DEMO_KINDS) {
    for (const { multiple } of RULES[kind].odds) {
      const hundredths = BigInt(Math.round(multiple * 100));
      for (const minBet of [0.01, 0.25, 0.75, 0.88, 1, 20])
        for (const stake of decimals(minBet, merchant, currency, RULES[kind].stakeStep))
          expect((stake * hundredths) % 100n).toBe(0n);
    }
  }
});
