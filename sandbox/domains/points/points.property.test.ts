import * as fc from '#tests/support/fast-check.ts';
import { FULL } from '#tests/support/full-run.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '#sandbox/db/database.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { members, merchants, pointCarries, pointGoods, type MerchantRow } from '#sandbox/db/schema.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { convertPoints } from './convert-points.ts';
import { earnPoints } from './earn-points.ts';
import { pointTerms } from './point-terms.ts';
import { pointsOf } from './points-of.ts';
import { redeemGood } from './redeem-good.ts';
import { reviewRedemption } from './review-redemption.ts';

const at = new Date(Date.UTC(2026, 10, 20, 12));
let database: OpenDatabase;
let merchant: MerchantRow;
let memberId = 0;
let good = '';

beforeAll(async () => {
  database = await openTestDatabase(at.getTime());
  const { db } = database;
  const [found] = await db.select().from(merchants).where(eq(merchants.code, 'perya'));
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent01')));
  const [mug] = await db
    .select()
    .from(pointGoods)
    .where(and(eq(pointGoods.merchant, 'perya'), eq(pointGoods.picture, 'mug')));
  if (found === undefined || member === undefined || mug === undefined)
    throw new Error('the seed lacks the merchant, the member or the good');
  merchant = found;
  memberId = member.id;
  good = String(mug.id);
});
afterAll(() => database?.close());

const carried = async (): Promise<bigint> => {
  const [row] = await database.db.select().from(pointCarries).where(eq(pointCarries.memberId, memberId));
  return row?.wagered ?? 0n;
};
/** Returns the sum of the points in all ledger accounts, which must be zero. */
const everywhere = async (): Promise<string | undefined> => {
  const [row] = await queryRows<{ sum: string }>(
    database.db,
    sql`SELECT sum(balance)::text AS sum FROM ledger_accounts WHERE currency = 'PTS'`,
  );
  return row?.sum;
};

test(
  'points depend only on the sum of the bets, however it is split, and the remainder is carried over',
  async () => {
    const price = BigInt(pointTerms('perya').wagerPerPoint * 100);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 1n, max: 30_000n }), { minLength: 1, maxLength: 8 }),
        async (stakes) => {
          const before = { points: await pointsOf(database.db, memberId), rest: await carried() };
          for (const validBet of stakes)
            await database.db.transaction((tx) =>
              earnPoints(tx, {
                memberId,
                merchant: 'perya',
                currency: 'PHP',
                validBet,
                reference: crypto.randomUUID(),
                at,
              }),
            );
          const wagered = before.rest + stakes.reduce((sum, stake) => sum + stake, 0n);
          const after = await pointsOf(database.db, memberId);
          expect([after.current - before.points.current, await carried()]).toEqual([wagered / price, wagered % price]);
        },
      ),
      { numRuns: 15 * FULL },
    );
  },
  60_000 * FULL,
);

const step = fc.oneof(
  fc.record({ do: fc.constant('convert' as const), points: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({
    do: fc.constant('redeem' as const),
    quantity: fc.integer({ min: 1, max: 9 }),
    approved: fc.boolean(),
  }),
);

test(
  'redemptions, approvals, rejections and conversions create or lose neither points nor pieces of a good',
  async () => {
    const stock = async () =>
      (
        await database.db
          .select()
          .from(pointGoods)
          .where(eq(pointGoods.id, Number(good)))
      )[0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        let { current } = await pointsOf(database.db, memberId);
        let left = (await stock())?.available ?? 0;
        for (const each of steps) {
          if (each.do === 'convert') {
            const done = await database.db
              .transaction((tx) => convertPoints(tx, merchant, memberId, each.points, at))
              .catch(() => null);
            current -= BigInt(done?.points ?? 0);
          } else {
            const order = await database.db
              .transaction((tx) => redeemGood(tx, merchant, memberId, { id: good, quantity: each.quantity }, at))
              .catch(() => null);
            if (order !== null) {
              const { approved } = each;
              await reviewRedemption(
                database.db,
                order.orderNo,
                approved ? { approved } : { approved, reason: 'OTHER' },
                at,
              );
              current -= approved ? order.points : 0n;
              left -= approved ? each.quantity : 0;
            }
          }
        }
        expect(await pointsOf(database.db, memberId)).toEqual({ current, all: current });
        expect((await stock())?.available).toBe(left);
        expect(await everywhere()).toBe('0');
      }),
      { numRuns: 12 * FULL },
    );
    expect(await checkInvariants(database.db)).toEqual([]);
  },
  60_000 * FULL,
);
