import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractTier } from '#schemas/contract.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { contractSettlements, ledgerTransactions, rebateSettlements, settledUntil } from '#sandbox/db/schema.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { findPaidDays } from './find-paid-days.ts';
import { findRunning } from './find-running.ts';
import { makeBranch, type Branch } from '#tests/support/make-branch.ts';
import { settleMerchant } from './settle-due.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The start of a Sunday in Manila. */
const START = Date.UTC(2026, 10, 14, 16);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(START);
});
afterAll(async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
  await database.close();
});

const tiers = (rate: number): readonly ContractTier[] => [
  { rate, activeMembers: 0, periodValidBet: 0, periodProfitLoss: 0, betPerDay: 0, betPerHour: 0 },
];
const [first, below, player] = [0, 2, 3];
/** Two agents without an upline, an agent below the first of them, and a player below this agent. */
const people = [
  { upline: null, isAgent: true },
  { upline: null, isAgent: true },
  { upline: first, isAgent: true },
  { upline: below, isAgent: false },
];
const rowsOf = ({ merchant }: Branch) =>
  database.db
    .select()
    .from(contractSettlements)
    .where(eq(contractSettlements.merchant, merchant.code))
    .orderBy(asc(contractSettlements.periodFrom), asc(contractSettlements.memberId));
/** Returns the days on which an agent of a branch was paid rebates or contract earnings, in their API form. */
const paidDays = ({ merchant, idOf }: Branch, agent: number, days: number) => {
  const id = idOf(agent);
  const network = {
    agentId: id,
    merchant: merchant.code,
    currency: merchant.currency,
    rootId: id,
    rootDepth: 0,
  };
  const range = { from: new Date(START), to: new Date(START + days * DAY_MS) };
  return findPaidDays(database.db, merchant, { network, ...range });
};

test('a late bet counts in the period in which it is settled', async () => {
  const branch = await makeBranch(database.db, { people, since: START });
  await branch.agree({ agent: first, kind: 'daily', tiers: tiers(1), from: START });
  const late = { placedAt: START + HOUR_MS, settledAt: START + DAY_MS };
  await branch.bet({ member: player, stake: 5000n, payout: 0n, ...late });
  await settleMerchant(database.db, branch.merchant, () => START + 3 * DAY_MS);
  const rows = await rowsOf(branch);
  expect(rows.map(({ periodFrom, amount }) => [periodFrom.getTime(), amount])).toEqual([[START + DAY_MS, 50n]]);
});

test('in a long catch-up, each payment is dated with the time it is made, so it never falls on a day that may already be summed', async () => {
  const { db } = database;
  const branch = await makeBranch(db, {
    people: people.map((member, place) => ({ ...member, rebate: [80, 0, 0, 0][place] ?? 0 })),
    since: START,
  });
  await branch.agree({ agent: first, kind: 'daily', tiers: tiers(1), from: START });
  for (const day of [0, 1])
    await branch.bet({ member: player, stake: 100_000n, payout: 0n, settledAt: START + day * DAY_MS + HOUR_MS });
  let now = START + 3 * DAY_MS - 2 * MINUTE_MS;
  await settleMerchant(db, branch.merchant, () => (now += 20 * MINUTE_MS));
  const dates = await db
    .select({ at: ledgerTransactions.at })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.merchant, branch.merchant.code),
        inArray(ledgerTransactions.kind, ['salary', 'rebate']),
      ),
    )
    .orderBy(asc(ledgerTransactions.id));
  const times = dates.map(({ at }) => at.getTime());
  expect(times).toHaveLength(4);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});

test('after a week without a request, each period with bets is settled once, and periods without bets leave no rows', async () => {
  const branch = await makeBranch(database.db, { people, since: START });
  await branch.agree({ agent: first, kind: 'realtime', tiers: tiers(1), from: START });
  for (const settledAt of [START + MINUTE_MS, START + 3 * DAY_MS, START + 3 * DAY_MS + 4 * MINUTE_MS])
    await branch.bet({ member: player, stake: 5000n, payout: 0n, settledAt });
  const now = START + 7 * DAY_MS + 2 * MINUTE_MS;
  await Promise.all([
    settleMerchant(database.db, branch.merchant, () => now),
    settleMerchant(database.db, branch.merchant, () => now),
  ]);
  expect((await rowsOf(branch)).map(({ periodFrom, amount }) => [periodFrom.getTime(), amount])).toEqual([
    [START, 50n],
    [START + 3 * DAY_MS, 100n],
  ]);
  const until = await database.db.select().from(settledUntil).where(eq(settledUntil.merchant, branch.merchant.code));
  expect(until.find(({ kind }) => kind === 'realtime')?.until.getTime()).toBe(START + 7 * DAY_MS);
});

test('a contract that ends within a period is paid up to its end, and the next contract from its start', async () => {
  const branch = await makeBranch(database.db, { people, since: START });
  const noon = START + 12 * HOUR_MS;
  await branch.agree({ agent: first, kind: 'daily', tiers: tiers(1), from: START, to: noon });
  await branch.agree({ agent: first, kind: 'daily', tiers: tiers(2), from: noon });
  for (const settledAt of [noon - 1, noon]) await branch.bet({ member: player, stake: 10_000n, payout: 0n, settledAt });
  await settleMerchant(database.db, branch.merchant, () => START + 2 * DAY_MS);
  expect(
    (await rowsOf(branch)).map(({ periodFrom, periodTo, amount }) => [
      periodFrom.getTime(),
      periodTo.getTime(),
      amount,
    ]),
  ).toEqual([
    [START, noon, 100n],
    [noon, START + DAY_MS, 200n],
  ]);
});

test("a monthly contract that ends early is paid immediately, and the payment is deducted from the upline agent's pay for the last day [contracts.periods]", async () => {
  const branch = await makeBranch(database.db, { people, since: START });
  const end = START + 30 * HOUR_MS;
  for (const [agent, rate, period] of [[first, 10, 'D'] as const, [below, 5, 'M'] as const])
    await branch.agree({ agent, kind: 'dividend', tiers: tiers(rate), from: START, to: end, period });
  for (const settledAt of [START + HOUR_MS, end - HOUR_MS])
    await branch.bet({ member: player, stake: 1_000_000n, payout: 0n, settledAt });
  const paidBy = async (now: number) => {
    await settleMerchant(database.db, branch.merchant, () => now);
    const rows = await rowsOf(branch);
    return rows.map(({ memberId, periodTo, shared, amount }) => [memberId, periodTo.getTime(), shared, amount]);
  };
  const paid = [
    [branch.idOf(first), START + DAY_MS, 0n, 100_000n],
    [branch.idOf(below), end, 0n, 100_000n],
    [branch.idOf(first), end, 100_000n, 0n],
  ];
  expect(await paidBy(START + 3 * DAY_MS)).toEqual(paid);
  expect(await paidBy(START + 40 * DAY_MS)).toEqual(paid);
});

test("a payment to a downline agent is deducted in the upline agent's settlement, even if nothing else happened in that period", async () => {
  const branch = await makeBranch(database.db, { people, since: START });
  for (const [agent, rate, period] of [[first, 10, 'M'] as const, [below, 5, 'W'] as const])
    await branch.agree({ agent, kind: 'dividend', tiers: tiers(rate), from: START, period });
  // The bet is settled on the last day of November, a Monday, so its week ends in December.
  await branch.bet({ member: player, stake: 1_000_000n, payout: 0n, settledAt: START + 15 * DAY_MS + HOUR_MS });
  await settleMerchant(database.db, branch.merchant, () => START + 50 * DAY_MS);
  const rows = await rowsOf(branch);
  expect(rows.map(({ memberId, periodTo, shared, amount }) => [memberId, periodTo.getTime(), shared, amount])).toEqual([
    [branch.idOf(first), START + 16 * DAY_MS, 0n, 100_000n],
    [branch.idOf(below), START + 22 * DAY_MS, 0n, 50_000n],
    [branch.idOf(first), START + 47 * DAY_MS, 50_000n, 0n],
  ]);
});

test('the earnings of the current period deduct a payment to a downline agent once, both before and after it is settled', async () => {
  const branch = await makeBranch(database.db, { people, since: START });
  const noon = START + 12 * HOUR_MS;
  await branch.agree({ agent: first, kind: 'dividend', tiers: tiers(10), from: START, period: 'M' });
  await branch.agree({ agent: below, kind: 'dividend', tiers: tiers(5), from: START, to: noon, period: 'M' });
  await branch.bet({ member: player, stake: 1_000_000n, payout: 0n, settledAt: START + HOUR_MS });
  const running = (now: number) =>
    findRunning(database.db, branch.merchant, { agentId: branch.idOf(first), kind: 'dividend', now });
  const before = await running(noon + HOUR_MS);
  expect([before?.earnings.gross, before?.earnings.shared]).toEqual([1000, 500]);
  await settleMerchant(database.db, branch.merchant, () => START + DAY_MS + 2 * MINUTE_MS);
  expect((await running(START + DAY_MS + HOUR_MS))?.earnings).toEqual(before?.earnings);
});

test('the rebate of a day counts the bets settled on that day, even if they were placed on a day that was already paid', async () => {
  const branch = await makeBranch(database.db, {
    people: people.map((member, place) => ({ ...member, rebate: [80, 0, 30, 0][place] ?? 0 })),
    since: START,
  });
  await branch.agree({ agent: first, kind: 'daily', tiers: tiers(1), from: START });
  await branch.bet({ member: player, stake: 100_000n, payout: 0n, settledAt: START + HOUR_MS });
  await settleMerchant(database.db, branch.merchant, () => START + 2 * DAY_MS);
  const [own, lower] = [
    { agent: first, gross: 500n, amount: 500n },
    { agent: below, gross: 300n, amount: 300n },
  ];
  expect(await branch.rebates()).toEqual([own, lower]);
  // This bet was placed on the day that has already been paid.
  const late = { placedAt: START + 2 * HOUR_MS, settledAt: START + 3 * DAY_MS };
  await branch.bet({ member: player, stake: 100_000n, payout: 0n, ...late });
  await settleMerchant(database.db, branch.merchant, () => START + 5 * DAY_MS);
  expect(await branch.rebates()).toEqual([own, lower, own, lower]);
});

test("if a day's bonuses cost more than the agent earns, the loss is carried over to the next day and returned with both days", async () => {
  const { db } = database;
  const branch = await makeBranch(db, {
    people: people.map((member, place) => ({ ...member, rebate: [80, 0, 30, 0][place] ?? 0 })),
    since: START,
  });
  await branch.agree({ agent: first, kind: 'daily', tiers: tiers(1), from: START });
  const at = new Date(START + HOUR_MS);
  await credit(db, branch.idOf(player), { kind: 'bonus', from: 'bonus', amount: 10_000n, reference: 'gift', at });
  await settleMerchant(db, branch.merchant, () => START + DAY_MS + 2 * MINUTE_MS);
  await branch.bet({ member: player, stake: 100_000n, payout: 0n, settledAt: START + DAY_MS + HOUR_MS });
  await settleMerchant(db, branch.merchant, () => START + 2 * DAY_MS + 2 * MINUTE_MS);
  const own = await db
    .select()
    .from(rebateSettlements)
    .where(eq(rebateSettlements.memberId, branch.idOf(below)))
    .orderBy(asc(rebateSettlements.day));
  expect(
    own.map(({ gross, bonusCost, carriedIn, amount, carriedOut }) => [gross, bonusCost, carriedIn, amount, carriedOut]),
  ).toEqual([
    [0n, 200n, 0n, 0n, -200n],
    [300n, 0n, -200n, 100n, 0n],
  ]);
  const days = await paidDays(branch, below, 4);
  expect(days.map(({ rebate, total, carriedIn, carriedOut }) => [rebate, total, carriedIn, carriedOut])).toEqual([
    [1, 1, -2, 0],
    [0, 0, 0, -2],
  ]);
});

test('if the rebates of several days are paid on one day, this day has the loss before the first and the loss after the last of them', async () => {
  const { db } = database;
  const branch = await makeBranch(db, {
    people: people.map((member, place) => ({ ...member, rebate: [80, 0, 30, 0][place] ?? 0 })),
    since: START,
  });
  await branch.agree({ agent: first, kind: 'daily', tiers: tiers(1), from: START });
  const settledAt = (day: number): number => START + day * DAY_MS + HOUR_MS;
  const give = (day: number, amount: bigint) =>
    credit(db, branch.idOf(player), {
      kind: 'bonus',
      from: 'bonus',
      amount,
      reference: `gift${day}`,
      at: new Date(settledAt(day)),
    });
  const bet = (day: number, stake: bigint) =>
    branch.bet({ member: player, stake, payout: 0n, settledAt: settledAt(day) });
  const settle = (days: number) => settleMerchant(db, branch.merchant, () => START + days * DAY_MS + 2 * MINUTE_MS);
  await give(0, 10_000n);
  await settle(1);
  await give(1, 5000n);
  await give(2, 5000n);
  await bet(3, 100_000n);
  await bet(4, 100_000n);
  await give(5, 20_000n);
  await settle(6);
  await give(6, 5000n);
  // This bet earns exactly as much as the loss that is carried over.
  await bet(7, 166_667n);
  await settle(8);
  const days = await paidDays(branch, below, 10);
  expect(days.map(({ time, ...paid }) => [(time - START) / DAY_MS, paid])).toMatchObject([
    [8, { rebate: 0, total: 0, carriedIn: -4, carriedOut: 0 }],
    [6, { rebate: 2, total: 2, carriedIn: -2, carriedOut: -4 }],
    [1, { rebate: 0, total: 0, carriedIn: 0, carriedOut: -2 }],
  ]);
});
