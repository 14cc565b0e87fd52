import { expect, test } from 'vitest';
import { countBet, endedOf, heldPart, hold, takePoints, type OpenRequirement } from './held-money.ts';

let ids = 0;
const bonus = (held: bigint, missing: bigint, heldPoints = 0n): OpenRequirement => ({
  id: (ids += 1),
  source: 'bonus',
  required: 10_000n,
  missing,
  held,
  heldPoints,
});
const deposit = (missing: bigint): OpenRequirement => ({ ...bonus(0n, missing), source: 'deposit' });
/** Returns the money held for each requirement after a bet, and whether the requirement has ended. */
const bet = (open: readonly OpenRequirement[], stake: bigint, payout: bigint, balance: bigint, points = 0n) => {
  const after = countBet(open, { payout, validBet: stake, points, balance: balance - stake + payout });
  const ended = endedOf(after);
  return { held: after.map(({ held }) => held), ended: after.map(({ id }) => ended.has(id)), after };
};

test.each([
  ['a stake takes free money first', 40n, 0n, [100n]],
  ['a stake above the free money takes the rest from the bonus', 80n, 0n, [70n]],
  ['the payout of a bet with free money is held', 50n, 90n, [190n]],
  ['the payout of a bet with both kinds of money is held', 80n, 160n, [230n]],
  ['a payout below the stake is held', 150n, 30n, [30n]],
])('with 50 of free money and a bonus of 100, %s [member.withdraw.turnover]', (_name, stake, payout, held) => {
  expect(bet([bonus(100n, 500n)], stake, payout, 150n)).toMatchObject({ held, ended: [false] });
});

test('the bet that completes the wagering of a bonus frees the bonus with its winnings and points [member.withdraw.turnover]', () => {
  const { held, ended, after } = bet([bonus(100n, 60n, 7n)], 60n, 120n, 150n, 3n);
  expect([held, ended, after.map(({ heldPoints }) => heldPoints)]).toEqual([[0n], [true], [0n]]);
});

test('a bonus ends when all of its money is lost, even if little was wagered; it stays open while one minor unit is left [member.withdraw.turnover]', () => {
  expect(bet([bonus(100n, 5_000n)], 150n, 0n, 150n).ended).toEqual([true]);
  expect(bet([bonus(100n, 5_000n)], 149n, 0n, 150n)).toMatchObject({ held: [1n], ended: [false] });
  expect(bet([bonus(100n, 5_000n)], 150n, 300n, 150n)).toMatchObject({ held: [300n], ended: [false] });
});

test('with several bonuses, stakes are taken from the oldest bonus and payouts held with the newest; no bonus is lost while money is held with another [member.withdraw.turnover]', () => {
  const two = [bonus(100n, 5_000n), bonus(100n, 200n)];
  expect(bet(two, 120n, 0n, 200n)).toMatchObject({ held: [0n, 80n], ended: [false, false] });
  expect(bet(two, 200n, 400n, 200n)).toMatchObject({ held: [0n, 400n], ended: [false, false] });
  expect(bet(two, 200n, 0n, 200n).ended).toEqual([true, true]);
});

test('bets count towards the oldest requirement first, of deposits and bonuses alike, and the requirement of a deposit stays open when a bonus is lost [member.withdraw.turnover]', () => {
  const open = [deposit(100n), bonus(50n, 100n), deposit(100n)];
  expect(bet(open, 150n, 0n, 500n).after.map(({ missing }) => missing)).toEqual([0n, 50n, 100n]);
  expect(bet([deposit(500n), bonus(50n, 900n)], 60n, 0n, 60n).ended).toEqual([false, true]);
});

test('a conversion uses free points first; the money for held points is held with the newest bonus, rounded up [member.withdraw.turnover]', () => {
  const open = [bonus(100n, 500n, 30n), bonus(50n, 500n, 20n)];
  expect(takePoints(open, 60n).taken).toBe(0n);
  const { after, taken } = takePoints(open, 15n);
  expect([taken, after.map(({ heldPoints }) => heldPoints)]).toEqual([35n, [0n, 15n]]);
  expect(heldPart(125n, taken, 100n)).toBe(44n);
  expect(hold(after, { money: 44n }).map(({ held }) => held)).toEqual([100n, 94n]);
  expect(hold([deposit(100n)], { money: 44n }).map(({ held }) => held)).toEqual([0n]);
});
