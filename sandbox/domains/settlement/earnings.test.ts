import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import type { ContractTier } from '#schemas/contract.ts';
import { earn, NO_FIGURES, profitLossOf, toEarnings, type MinorFigures } from './earnings.ts';

const flat: ContractTier = {
  rate: 1,
  activeMembers: 0,
  periodValidBet: 0,
  periodProfitLoss: 0,
  betPerDay: 0,
  betPerHour: 0,
};
const figuresOf = (more: Partial<MinorFigures>): MinorFigures => ({ ...NO_FIGURES, ...more });
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
const anyFigures = fc.record({
  activeMembers: fc.nat(1000),
  bets: amount,
  validBets: amount,
  ownValidBets: amount,
  payouts: amount,
  bonuses: amount,
});
const anyRate = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);

test('the amount is the agreed share of the base minus the pay of the agents below, and never negative', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('dividend', 'daily', 'hourly', 'realtime'),
      anyRate,
      anyFigures,
      amount,
      amount,
      (kind, rate, figures, loss, shared) => {
        const earned = earn({ kind, tiers: [{ ...flat, rate }], currency: 'PHP' }, figures, {
          carriedIn: -loss,
          shared,
        });
        const part = earned.base > 0n ? (earned.base * BigInt(Math.round(rate * 100))) / 10_000n : 0n;
        expect(earned.gross).toBe(part);
        expect(earned.amount).toBe(part > shared ? part - shared : 0n);
        expect(earned.amount + shared).toBe(part > shared ? part : shared);
        expect(earned.carriedOut <= 0n).toBe(true);
        if (kind !== 'dividend') expect([earned.base, earned.carriedOut]).toEqual([figures.validBets, 0n]);
      },
    ),
  );
});

test('a loss is carried over until it is won back, so that the bases of all periods add up to the total profit', () => {
  fc.assert(
    fc.property(fc.array(anyFigures, { minLength: 1 }), (periods) => {
      let carried = 0n;
      let bases = 0n;
      for (const figures of periods) {
        const earned = earn({ kind: 'dividend', tiers: [flat], currency: 'PHP' }, figures, { carriedIn: carried });
        carried = earned.carriedOut;
        bases += earned.base > 0n ? earned.base : 0n;
      }
      const won = periods.reduce((sum, figures) => sum + profitLossOf(figures), 0n);
      expect(bases + carried).toBe(won);
    }),
  );
});

const tiers: readonly ContractTier[] = [
  { ...flat, rate: 10 },
  { ...flat, rate: 15, activeMembers: 3 },
  { ...flat, rate: 20.5, activeMembers: 3, periodValidBet: 1000, periodProfitLoss: 100.5 },
];

test.each([
  ['no member has bet', {}, 0, 10],
  ['only the threshold of members is reached', { activeMembers: 3 }, 1, 15],
  ['one threshold is missed by a cent', { activeMembers: 9, validBets: 100_000n, bets: 10_049n }, 1, 15],
  ['all thresholds are reached', { activeMembers: 3, validBets: 100_000n, bets: 10_050n }, 2, 20.5],
  [
    'bonuses reduce the profit below the threshold',
    { activeMembers: 3, validBets: 100_000n, bets: 10_050n, bonuses: 1n },
    1,
    15,
  ],
] as const)('the highest tier reached applies: %s', (_words, figures, tier, rate) => {
  const earned = earn({ kind: 'dividend', tiers, currency: 'PHP' }, figuresOf(figures));
  expect([earned.tier, earned.rate]).toEqual([tier, rate * 100]);
});

test('if no tier is reached, the amount is zero, and the bet threshold is a decimal amount in the currency', () => {
  const daily = (currency: string) =>
    earn({ kind: 'daily', tiers: [{ ...flat, betPerDay: 500 }], currency }, figuresOf({ bets: 500n, validBets: 500n }));
  expect(daily('PHP')).toMatchObject({ tier: -1, rate: 0, gross: 0n, amount: 0n });
  expect(daily('VND')).toMatchObject({ tier: 0, rate: 100, gross: 5n, amount: 5n });
});

test('figures and earnings are converted to decimal amounts in the currency', () => {
  const figures = figuresOf({ bets: 1250n, validBets: 1250n, ownValidBets: 310n, payouts: 200n, bonuses: 50n });
  const earned = earn({ kind: 'dividend', tiers: [{ ...flat, rate: 25 }], currency: 'PHP' }, figures, { shared: 100n });
  expect(toEarnings(figures, earned, 'PHP')).toEqual({
    figures: {
      activeMembers: 0,
      bets: 12.5,
      validBets: 12.5,
      ownValidBets: 3.1,
      payouts: 2,
      bonuses: 0.5,
      profitLoss: 10,
    },
    rate: 25,
    base: 10,
    carriedIn: 0,
    gross: 2.5,
    shared: 1,
    amount: 1.5,
    carriedOut: 0,
  });
});
