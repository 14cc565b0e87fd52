import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMinor } from '#schemas/money.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { members, merchants, type MerchantRow } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { findOverview } from './find-overview.ts';
import type { RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import { beginOf, dayOf } from '#sandbox/kernel/clock/merchant-day.ts';
import { NetworkModel } from '#tests/support/network-model.ts';

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let merchant: MerchantRow;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  const [row] = await sandbox.database.select().from(merchants).where(eq(merchants.code, 'perya'));
  if (row === undefined) throw new Error('no perya');
  merchant = row;
});
afterAll(() => sandbox.close());

const idOf = async (account: string): Promise<number> => {
  const [row] = await sandbox.database
    .select()
    .from(members)
    .where(and(eq(members.account, account), eq(members.merchant, 'perya')));
  return row?.id ?? 0;
};

/** Converts a decimal amount of the API to minor units. */
const minor = (amount: number): string => toMinor(amount, merchant.currency).toString();

/** Reads the sums of the bets of all descendants of a member. */
const figures = async (rootId: number, range: RecordRange, now: number) => {
  const network = {
    agentId: rootId,
    merchant: merchant.code,
    currency: merchant.currency,
    rootId,
    rootDepth: 0,
    since: null,
  };
  return (await findOverview(sandbox.database, merchant, { network, ...range }, now)).period;
};

const played = (rootId: number, { from, to }: { readonly from: Date; readonly to: Date }) =>
  queryRows<{ active: number; bets: string; payouts: string }>(
    sandbox.database,
    sql`SELECT count(DISTINCT b.member_id)::int AS active,
          coalesce(sum(b.stake) FILTER (WHERE b.status = 'settled'), 0)::text AS bets,
          coalesce(sum(b.payout) FILTER (WHERE b.status = 'settled'), 0)::text AS payouts
        FROM bets b JOIN member_closure c ON c.descendant_id = b.member_id
        WHERE c.ancestor_id = ${rootId} AND c.distance > 0 AND b.placed_at >= ${from.toISOString()}::timestamptz AND b.placed_at < ${to.toISOString()}::timestamptz`,
  );

test.each([
  ['a month', 30 * DAY_MS],
  ['a day', DAY_MS],
  ['an hour', DAY_MS / 24],
  ['five minutes', DAY_MS / 288],
])('the overview of %s counts exactly the bets that the team placed in that period', async (_name, length) => {
  const to = new Date(sandbox.now());
  const range = { from: new Date(to.getTime() - length), to };
  for (const account of ['agent01', 'agent02']) {
    /* oxlint-disable no-await-in-loop -- teams are checked one at a time */
    const rootId = await idOf(account);
    const { activeMembers, bets, payouts } = await figures(rootId, range, sandbox.now());
    const [row] = await played(rootId, range);
    /* oxlint-enable no-await-in-loop */
    expect([activeMembers, minor(bets), minor(payouts)]).toEqual([row?.active, row?.bets, row?.payouts]);
  }
});

test('a bet settled after its day was summed is counted once, on the day it was placed', async () => {
  const { database } = sandbox;
  const day = beginOf(merchant, dayOf(merchant, sandbox.now())) + 20 * DAY_MS;
  const model = new NetworkModel(database, merchant, 'open');
  const root = await model.join(null, day);
  await model.play(await model.join(root, day), day + 1, 100n, 250n, false);
  const counted = async () => {
    const range = { from: new Date(day), to: new Date(day + DAY_MS) };
    const { activeMembers, bets, payouts } = await figures(root, range, day + 3 * DAY_MS);
    return [activeMembers, minor(bets), minor(payouts)];
  };
  expect(await counted()).toEqual([1, '0', '0']);
  for (const bet of model.bets)
    // oxlint-disable-next-line no-await-in-loop -- the model has only one bet
    await model.settle(bet, day + 2 * DAY_MS);
  expect(await Promise.all([counted(), counted()])).toEqual([
    [1, '100', '250'],
    [1, '100', '250'],
  ]);
  expect(await counted()).toEqual([1, '100', '250']);
});
