import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../db/database.ts';
import { members, merchants, type MerchantRow } from '../db/schema.ts';
import { openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts';
import { lineSums, lineSumsOf } from './line-sums.ts';

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
