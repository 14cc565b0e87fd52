import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumFinishedDays } from '#sandbox/domains/agents/summed-days.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { memberDays, promotionEntries, promotions, rebateSettlements } from '#sandbox/db/schema.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { makeBranch } from '#tests/support/make-branch.ts';
import { settleMerchant } from '#sandbox/domains/settlement/settle-due.ts';
import { advanceApplications } from './advance-applications.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The start of a Sunday in Manila. */
const START = Date.UTC(2026, 10, 14, 16);
const [agent, player] = [0, 1];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(START);
});
afterAll(async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
  await database.close();
});

test('a bonus approved with the date of an already settled day counts, for the agent and in the sums, on the day it is paid', async () => {
  const { db } = database;
  const people = [
    { upline: null, isAgent: true, rebate: 80 },
    { upline: agent, isAgent: false },
  ];
  const branch = await makeBranch(db, { people, since: START });
  await branch.agree({ agent, kind: 'daily', tiers: [], from: START });
  const settle = async (now: number): Promise<void> => {
    await settleMerchant(db, branch.merchant, () => now);
    await sumFinishedDays(db, branch.merchant, now);
  };
  const [model] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchant, 'perya'), eq(promotions.code, 'share')));
  if (model === undefined) throw new Error('the seed has no such promotion');
  const { id: _id, ...fields } = model;
  const [promotion] = await db
    .insert(promotions)
    .values({ ...fields, merchant: branch.merchant.code, pictures: 0 })
    .returning();
  const applied = new Date(START + HOUR_MS);
  const entry = { promotionId: promotion?.id ?? 0, memberId: branch.idOf(player), period: 'once', startedAt: applied };
  await db.insert(promotionEntries).values(entry);

  await settle(START + DAY_MS + HOUR_MS);
  const seen = new Date(START + DAY_MS + 2 * HOUR_MS);
  await advanceApplications(db, branch.idOf(player), seen);
  await settle(START + 2 * DAY_MS + HOUR_MS);

  const settled = await db
    .select()
    .from(rebateSettlements)
    .where(eq(rebateSettlements.memberId, branch.idOf(agent)))
    .orderBy(asc(rebateSettlements.day));
  expect(settled.map(({ day, bonusCost }) => [day, bonusCost])).toEqual([['2026-11-16', 100n]]);
  const days = await db
    .select()
    .from(memberDays)
    .where(eq(memberDays.memberId, branch.idOf(player)));
  expect(days.map(({ day, bonuses }) => [day, bonuses])).toEqual([['2026-11-16', 5_000n]]);
  const [decided] = await db.select().from(promotionEntries).where(eq(promotionEntries.promotionId, entry.promotionId));
  expect(decided).toMatchObject({
    decision: 'approved',
    decidedAt: new Date(applied.getTime() + 40_000),
    paidAt: seen,
    amount: 5_000n,
  });
});
