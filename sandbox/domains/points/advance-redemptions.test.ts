import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumFinishedDays } from '#sandbox/domains/agents/summed-days.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { ledgerTransactions, memberDays, pointGoods, pointRedemptions } from '#sandbox/db/schema.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { creditPoints } from '#sandbox/kernel/ledger/movements.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { makeBranch } from '#tests/support/make-branch.ts';
import { advanceRedemptions } from './advance-redemptions.ts';
import { redeemGood } from './redeem-good.ts';

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

test("a voucher whose review ended on an already summed day is paid on the day of the next request, and that day's sums include it", async () => {
  const { db } = database;
  const { merchant, idOf } = await makeBranch(db, {
    people: [{ upline: null, isAgent: false }],
    since: START - DAY_MS,
  });
  const memberId = idOf(0);
  const ordered = new Date(START + HOUR_MS);
  await creditPoints(db, memberId, {
    kind: 'points-granted',
    from: 'points-issued',
    amount: 1_000n,
    reference: 'gift',
    at: ordered,
  });
  const [model] = await db.select().from(pointGoods).where(eq(pointGoods.type, 'VOUCHER')).limit(1);
  if (model === undefined) throw new Error('the seed has no voucher');
  const { id: _id, ...fields } = model;
  const voucher = {
    points: 400,
    redeemAmount: 50_00n,
    requiredDeposits: 0n,
    quantity: 1,
    available: 1,
    closesAt: null,
  };
  const [good] = await db
    .insert(pointGoods)
    .values({ ...fields, ...voucher, merchant: merchant.code })
    .returning();
  const { orderNo } = await db.transaction((tx) =>
    redeemGood(tx, merchant, memberId, { id: String(good?.id), quantity: 1 }, ordered),
  );

  await sumFinishedDays(db, merchant, START + DAY_MS + HOUR_MS);
  const seen = new Date(START + DAY_MS + 2 * HOUR_MS);
  await advanceRedemptions(db, seen, memberId);
  await sumFinishedDays(db, merchant, START + 2 * DAY_MS + HOUR_MS);

  const [order] = await db.select().from(pointRedemptions).where(eq(pointRedemptions.orderNo, orderNo));
  expect(order).toMatchObject({ status: 'APPROVED', endedAt: new Date(ordered.getTime() + 3 * MINUTE_MS) });
  const moved = await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.reference, orderNo));
  expect(new Map(moved.map(({ kind, at }) => [kind, at]))).toEqual(
    new Map([
      ['points-redeemed', ordered],
      ['redemption', seen],
      ['points-spent', seen],
    ]),
  );
  const days = await db.select().from(memberDays).where(eq(memberDays.memberId, memberId));
  expect(days.find(({ day }) => day === '2026-11-16')?.moneyIn).toBe(50_00n);
});
