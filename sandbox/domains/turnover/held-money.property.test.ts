import { consequences } from '#sandbox/consequences/consequences.ts';
import * as fc from '#tests/support/fast-check.ts';
import { FULL } from '#tests/support/full-run.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyForPoints } from '#schemas/point-conversion.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { depositOrders, games, members, type GameRow, type MemberRow } from '#sandbox/db/schema.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { creditPoints, transferBetweenWallets } from '#sandbox/kernel/ledger/movements.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { placeBet } from '#sandbox/domains/play/place-bet.ts';
import { convertPoints } from '#sandbox/domains/points/convert-points.ts';
import { pointTerms } from '#sandbox/domains/points/point-terms.ts';
import { payBonus } from '#sandbox/domains/rewards/pay-bonus.ts';
import { moneyOutOf, moveOut } from '#sandbox/domains/cashier/money-out.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { Purse } from '#tests/support/purse-model.ts';
import { settleDeposit } from '#sandbox/domains/cashier/settle-deposit.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
const merchant = { code: 'perya', currency: 'PHP' };
const PROMOTION = 'reload20';
const VENDOR_WALLET = 1;
const GIVEN_POINTS = 130n;

let database: OpenDatabase;
let game: GameRow;
beforeAll(async () => {
  database = await openTestDatabase(NOW);
  const [table] = await database.db
    .select()
    .from(games)
    .where(and(eq(games.category, 'LIVE'), eq(games.isGame, 'GAME'), isNull(games.gameClassify)));
  if (table === undefined) throw new Error('the seed has no table');
  game = table;
});
afterAll(() => database?.close());

/** The member who acts: 0 is the agent, and 1 is the agent's downline. */
const who = fc.nat(1);
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      who,
      stake: fc.constantFrom(100, 500, 1000),
      choice: fc.constantFrom('red', 'red', 'n1'),
      wins: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('bonus' as const),
      who,
      units: fc.integer({ min: 1, max: 600 }),
      times: fc.nat(4),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      who,
      units: fc.integer({ min: 500, max: 1500 }),
      promoted: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      who,
      way: fc.constantFrom('other' as const, 'bank' as const),
      share: fc.constantFrom('free' as const, 'more' as const, 'all' as const, 'half' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      who,
      into: fc.boolean(),
      hundredths: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('convert' as const), who, points: fc.integer({ min: 100, max: 140 }) }),
  },
);

const openMember = async (account: string, uplineId: number | null): Promise<MemberRow> => {
  const at = new Date(NOW);
  const [member] = await database.db
    .insert(members)
    .values({
      merchant: merchant.code,
      account,
      nickname: account,
      uplineId,
      passwordChangedAt: at,
      referralCode: account,
      registeredAt: at,
      registeredIp: '192.0.2.1',
    })
    .returning();
  if (member === undefined) throw new Error('no member');
  await creditPoints(database.db, member.id, {
    kind: 'points-granted',
    from: 'points-issued',
    amount: GIVEN_POINTS,
    reference: account,
    at,
  });
  return member;
};

/** Creates and pays a deposit. With `promoted`, it has a bonus of a fifth of its amount, and both have to be wagered twice. */
const deposit = async (memberId: number, units: number, promoted: boolean, at: Date) => {
  const amount = BigInt(units) * 100n;
  const bonus = promoted ? amount / 5n : 0n;
  const times = promoted ? 2n : 1n;
  const orderNo = createOrderNumber('deposit', at);
  await database.db.insert(depositOrders).values({
    merchant: merchant.code,
    currency: merchant.currency,
    orderNo,
    memberId,
    methodId: 'bank',
    methodName: 'Bank',
    kind: 'BANK',
    amount,
    promotionId: promoted ? PROMOTION : null,
    bonus,
    turnover: (amount + bonus) * times,
    createdAt: at,
    expiresAt: at,
  });
  await settleDeposit({ db: database.db, consequences }, { orderNo, outcome: 'paid', at });
  return { amount, bonus, times };
};

let runs = 0;

test(
  'after any sequence of bets, bonuses, deposits, conversions and transfers, exactly the money that is not held with a bonus can be withdrawn or transferred [member.withdraw.turnover] [agent.transfer.rules] [member.transferupline.rules]',
  async () => {
    let [left, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 15, maxLength: 35 }), async (events) => {
        runs += 1;
        const { db } = database;
        const agent = await openMember(`held${runs}a`, null);
        const rows = [agent, await openMember(`held${runs}b`, agent.id)] as const;
        const purses = [new Purse(GIVEN_POINTS), new Purse(GIVEN_POINTS)] as const;
        for (const [nth, step] of events.entries()) {
          // Each step is on another day, because a promotion is paid once a day.
          const at = new Date(NOW + nth * DAY_MS);
          const [member, purse, other] =
            step.who === 0 ? [rows[0], purses[0], purses[1]] : [rows[1], purses[1], purses[0]];
          const { id } = member;
          const reference = crypto.randomUUID();
          if (step.do === 'bet') {
            const { stake, choice, wins } = step;
            const minor = BigInt(stake) * 100n;
            if (purse.main < minor) continue;
            const number = wins ? 1 : 0;
            const wager = { member, game, currency: 'PHP', stake, choice, random: { below: () => number }, at };
            const { payout } = await db.transaction((tx) => placeBet({ db: tx, consequences }, wager));
            purse.bet(minor, BigInt(Math.round(payout * 100)), BigInt(pointTerms('perya').wagerPerPoint * 100));
          } else if (step.do === 'bonus') {
            const amount = BigInt(step.units) * 100n;
            const paid = { reference, names: { EN: 'Bonus' }, amount, turnoverTimes: step.times, at };
            await db.transaction((tx) => payBonus(tx, id, paid));
            purse.bonus(amount, BigInt(step.times));
          } else if (step.do === 'deposit') {
            const { amount, bonus, times } = await deposit(id, step.units, step.promoted, at);
            purse.deposit(amount, times);
            if (bonus > 0n) purse.bonus(bonus, times);
          } else if (step.do === 'move') {
            const [from, to] = step.into ? [0, VENDOR_WALLET] : [VENDOR_WALLET, 0];
            const amount = ((step.into ? purse.main : purse.inGames) * BigInt(step.hundredths)) / 100n;
            if (amount === 0n) continue;
            await transferBetweenWallets(db, id, { from, to, amount, reference, at });
            purse.inGames += step.into ? amount : -amount;
          } else if (step.do === 'convert') {
            const done = await db
              .transaction((tx) => convertPoints(tx, merchant, id, step.points, at))
              .catch(() => null);
            if (done !== null) {
              expect(done.amount).toBe(moneyForPoints(step.points, pointTerms('perya').ratio, 'PHP'));
              purse.convert(BigInt(step.points), done.amount);
            }
          } else {
            const { way, share } = step;
            const amount = { free: purse.free, more: purse.free + 1n, all: purse.main, half: purse.main / 2n }[share];
            if (amount <= 0n) continue;
            const order = { amount, reference, at };
            const moved = await db
              .transaction((tx) => {
                if (way === 'bank') return moveOut(tx, id, { ...order, kind: 'withdrawal', details: {} });
                return step.who === 0
                  ? moveOut(tx, id, { ...order, kind: 'downline', to: rows[1].id })
                  : moveOut(tx, id, { ...order, kind: 'upline', to: rows[0].id });
              })
              .then(
                () => true,
                () => false,
              );
            const isDown = way === 'other' && step.who === 0;
            expect(moved, `${way} ${share} ${amount}`).toBe(
              amount <= purse.free && amount <= purse.main && (isDown || !purse.owesDeposit),
            );
            if (moved) {
              purse.free -= amount;
              if (way === 'other') other.free += amount;
            }
            if (moved) left += 1;
            else refused += 1;
          }
          const { free, held } = await moneyOutOf(db, id);
          expect([free, held], `after ${nth} ${JSON.stringify(step)}`).toEqual([purse.free, purse.held]);
        }
      }),
      { numRuns: 6 * FULL },
    );
    // The test proves something only if some requests succeeded and others were refused.
    expect([left > 0, refused > 0]).toEqual([true, true]);
    expect(await checkInvariants(database.db)).toEqual([]);
  },
  300_000 * FULL,
);
