import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../db/database.ts';
import { members, merchants, type MerchantRow } from '../db/schema.ts';
import { openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts';
import { moveMember } from './closure.ts';
import { lineSums, lineSumsOf } from './line-sums.ts';
import { beginOf, dayOf } from './merchant-day.ts';
import { NetworkModel } from './network-model.ts';

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

const played = (rootId: number, { from, to }: { readonly from: Date; readonly to: Date }) =>
  queryRows<{ active: number; staked: string; payouts: string }>(
    sandbox.database,
    sql`SELECT count(DISTINCT b.member_id)::int AS active, coalesce(sum(b.stake), 0)::text AS staked,
          coalesce(sum(b.payout) FILTER (WHERE b.status = 'settled'), 0)::text AS payouts
        FROM bets b JOIN member_closure c ON c.descendant_id = b.member_id
        WHERE c.ancestor_id = ${rootId} AND b.placed_at >= ${from.toISOString()}::timestamptz AND b.placed_at < ${to.toISOString()}::timestamptz`,
  );

test.each([
  ['a month', 30 * DAY_MS],
  ['a day', DAY_MS],
  ['an hour', DAY_MS / 24],
  ['five minutes', DAY_MS / 288],
])('the sums of a line over %s are those of its bets', async (_name, length) => {
  const [one, other] = [await idOf('agent01'), await idOf('agent02')];
  const to = new Date(sandbox.now());
  const range = { from: new Date(to.getTime() - length), to };
  const sums = await lineSumsOf(sandbox.database, merchant, { rootIds: [one, other], ...range }, sandbox.now());
  for (const rootId of [one, other]) {
    const { activeMembers, staked, payouts } = sums.get(rootId) ?? {};
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    expect([{ active: activeMembers, staked: String(staked), payouts: String(payouts) }]).toEqual(
      await played(rootId, range),
    );
  }
  expect(await lineSums(sandbox.database, merchant, { rootId: one, ...range }, sandbox.now())).toEqual(sums.get(one));
});

test.each([
  ['before the day is summed', false],
  ['after the day was summed', true],
])('who is moved while a day closes takes nothing of it along, %s', async (name, isSummed) => {
  const { database } = sandbox;
  const day = beginOf(merchant, dayOf(merchant, sandbox.now())) + (isSummed ? 10 : 5) * DAY_MS;
  const end = day + DAY_MS;
  const model = new NetworkModel(database, merchant, isSummed ? 'late' : 'soon');
  const [old, fresh] = [await model.join(null, day), await model.join(null, day)];
  const moved = await model.join(old, day);
  await model.play(moved, end - 60_000, 100n, 40n, true);
  const staked = async (from: number, now: number) => {
    const range = { from: new Date(from), to: new Date(from + DAY_MS) };
    const sums = await lineSumsOf(database, merchant, { rootIds: [old, fresh], ...range }, now);
    return [sums.get(old)?.staked, sums.get(fresh)?.staked];
  };
  if (isSummed) expect(await staked(day, end + DAY_MS / 24)).toEqual([100n, 0n]);
  await moveMember(database, moved, fresh, new Date(end - 1));
  await model.play(moved, end, 7n, 0n, true);
  expect(await staked(day, end + DAY_MS / 24), name).toEqual([100n, 0n]);
  expect(await staked(end, end + DAY_MS / 24)).toEqual([0n, 7n]);
  expect(await staked(end, end + 2 * DAY_MS)).toEqual([0n, 7n]);
});

test('a bet that is settled after its day was summed is counted once, in its day', async () => {
  const { database } = sandbox;
  const day = beginOf(merchant, dayOf(merchant, sandbox.now())) + 20 * DAY_MS;
  const model = new NetworkModel(database, merchant, 'open');
  const root = await model.join(null, day);
  await model.play(await model.join(root, day), day + 1, 100n, 250n, false);
  const bets = async () => {
    const range = { from: new Date(day), to: new Date(day + DAY_MS) };
    const sums = await lineSums(database, merchant, { rootId: root, ...range }, day + 3 * DAY_MS);
    return [sums.records, sums.staked, sums.bets, sums.payouts];
  };
  expect(await bets()).toEqual([1, 100n, 0n, 0n]);
  for (const bet of model.bets)
    // oxlint-disable-next-line no-await-in-loop -- there is one
    await model.settle(bet, day + 2 * DAY_MS);
  expect(await Promise.all([bets(), bets()])).toEqual([
    [1, 100n, 100n, 250n],
    [1, 100n, 100n, 250n],
  ]);
  expect(await bets()).toEqual([1, 100n, 100n, 250n]);
});
