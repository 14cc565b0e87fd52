import { expect, test } from 'vitest';
import type { ContractTier } from '#schemas/contract.ts';
import { fieldOf, isComplete, termsOf, tierProblem, valuesOf } from './offer-terms.ts';

const LIMITS = { periods: [], thresholds: ['activeMembers', 'betPerDay'] } as const;
const tier = (rate: number, activeMembers: number, betPerDay: number): ContractTier => ({
  rate,
  activeMembers,
  periodValidBet: 0,
  periodProfitLoss: 0,
  betPerDay,
  betPerHour: 0,
});
const limits = { periods: [...LIMITS.periods], thresholds: [...LIMITS.thresholds] };

test('terms that are converted to form values and back are unchanged', () => {
  const terms = { period: null, tiers: [tier(0.1, 0, 0), tier(0.25, 3, 10_000.5)] };
  expect(termsOf(valuesOf(terms, limits), 2, limits)).toEqual(terms);
});

test.each([
  ['no problem', [tier(0.1, 0, 0), tier(0.2, 3, 0)], null],
  ['a rate that is not higher', [tier(0.2, 0, 0), tier(0.2, 3, 0)], { field: 'rate2', problem: 'rate' }],
  ['a lower condition', [tier(0.1, 3, 100), tier(0.2, 5, 50)], { field: 'betPerDay2', problem: 'lax' }],
  ['the same conditions', [tier(0.1, 3, 0), tier(0.2, 3, 0)], { field: 'activeMembers2', problem: 'same' }],
] as const)('a second tier is compared with the first: %s', (_, tiers, expected) => {
  expect(tierProblem(tiers, 'daily')).toEqual(expected);
});

test('terms are incomplete without a rate, with a rate above the maximum, or without a required period', () => {
  const terms = { period: null, tiers: [tier(0.3, 0, 0)] };
  expect([
    isComplete(terms, 'daily', 0.6),
    isComplete(terms, 'daily', 0.2),
    isComplete({ ...terms, tiers: [tier(0, 0, 0)] }, 'daily', 0.6),
    isComplete(terms, 'dividend', 25),
  ]).toEqual([true, false, false, false]);
});

test.each([
  ['tiers.1.betPerDay', 'betPerDay2'],
  ['tiers', 'rate3'],
  ['rate', 'rate3'],
  ['downlineId', 'downline'],
  ['period', 'period'],
])("the platform's field name %s is mapped to the form's field name", (name, field) => {
  expect(fieldOf(name, 3)).toBe(field);
});
