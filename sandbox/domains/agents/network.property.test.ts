import * as fc from '#tests/support/fast-check.ts';
import { FULL } from '#tests/support/full-run.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { merchants, type MerchantRow } from '#sandbox/db/schema.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { findIncome } from './find-income.ts';
import { findOverview } from './find-overview.ts';
import { findTeamBets } from './find-team-bets.ts';
import { findTeamMovements } from './find-team-movements.ts';
import { findTeamProfit } from './find-team-profit.ts';
import type { Network } from '#sandbox/accounts/network/network.ts';
import { NetworkModel } from '#tests/support/network-model.ts';

const HOUR_MS = 3_600_000;
const HOURS = 5 * 24;
const MEMBERS = 7;
const PAGE_SIZE = 5;
const start = Date.UTC(2026, 10, 20, 12);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(start);
});
afterAll(() => database?.close());

const merchantOf = async (code: string): Promise<MerchantRow> => {
  const [row] = await database.db.select().from(merchants).where(eq(merchants.code, code));
  if (row === undefined) throw new Error(`no ${code}`);
  return row;
};

const member = fc.nat(MEMBERS - 1);
const hour = fc.double({ min: 0, max: HOURS, noNaN: true });
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('bet'), member, hour, other: member, open: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constantFrom('deposit', 'bonus', 'settle', 'report'),
      member,
      hour,
      other: member,
      open: fc.constant(false),
    }),
  },
);
const history = fc.record({
  uplines: fc.array(member, { minLength: MEMBERS - 1, maxLength: MEMBERS - 1 }),
  events: fc.array(event, { minLength: 30, maxLength: 60 }),
  from: hour,
  to: hour,
});

/** Reads all pages of a list. */
const pagesOf = async <Row, Rest>(
  read: (page: {
    readonly pageNo: number;
    readonly pageSize: number;
  }) => Promise<{ readonly list: readonly Row[]; readonly totalPages: number } & Rest>,
) => {
  const first = await read({ pageNo: 1, pageSize: PAGE_SIZE });
  const rows = [...first.list];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1)
    // oxlint-disable-next-line no-await-in-loop -- each page says whether another one follows
    rows.push(...(await read({ pageNo, pageSize: PAGE_SIZE })).list);
  return { rows, first };
};

const minor = (amounts: readonly number[], merchant: MerchantRow): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * (merchant.currency === 'JPY' ? 1 : 100)), 0);
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

let runs = 0;

test.each(['perya', 'kumo'])(
  'the reports of random networks of %s count every event exactly once',
  async (code) => {
    const merchant = await merchantOf(code);
    await fc.assert(
      fc.asyncProperty(history, async ({ uplines, events, from, to }) => {
        runs += 1;
        const { db } = database;
        const base = start + runs * 20 * 24 * HOUR_MS;
        const model = new NetworkModel(db, merchant, `net${runs}x`);
        await model.join(null, base);
        for (const [nth, upline] of uplines.entries())
          // oxlint-disable-next-line no-await-in-loop -- each member joins below an existing one
          await model.join(model.ids[upline % (nth + 1)] ?? null, base);
        const id = (nth: number): number => model.ids[nth] ?? 0;
        const range = {
          from: new Date(base + Math.min(from, to) * HOUR_MS),
          to: new Date(base + Math.max(from, to) * HOUR_MS + 1),
        };
        const networkOf = (rootId: number): Network => ({
          agentId: rootId,
          merchant: code,
          currency: merchant.currency,
          rootId,
          rootDepth: 0,
        });
        const compare = async (now: number): Promise<void> => {
          const isAsked = ({ at }: { readonly at: number }) => at >= range.from.getTime() && at < range.to.getTime();
          /* oxlint-disable no-await-in-loop -- teams are checked one at a time */
          for (const root of model.ids) {
            const placed = model.bets.filter(
              (bet) => isAsked(bet) && bet.memberId !== root && model.isIn(bet.memberId, root),
            );
            const moved = model.movements.filter(
              (each) => isAsked(each) && each.memberId !== root && model.isIn(each.memberId, root),
            );
            const settled = placed.filter((bet) => bet.settled);
            const { period } = await findOverview(db, merchant, { network: networkOf(root), ...range }, now);
            const { activeMembers, bets, validBets, payouts, deposits, bonuses } = period;
            expect([
              activeMembers,
              ...[bets, validBets, payouts, deposits, bonuses].map((one) => minor([one], merchant)),
            ]).toEqual([
              new Set(placed.map(({ memberId }) => memberId)).size,
              ...[
                settled.map(({ stake }) => stake),
                settled.map(({ stake }) => stake),
                settled.map(({ payout }) => payout),
                moved.filter(({ kind }) => kind === 'deposit').map(({ amount }) => amount),
                moved.filter(({ kind }) => kind === 'bonus').map(({ amount }) => amount),
              ].map((amounts) => Number(total(amounts))),
            ]);
          }
          /* oxlint-enable no-await-in-loop */
        };
        const comparePages = async (now: number): Promise<void> => {
          const agentId = id(0);
          const scope = { network: networkOf(agentId), ...range };
          const below = model.bets.filter(
            (bet) =>
              bet.at >= range.from.getTime() &&
              bet.at < range.to.getTime() &&
              bet.memberId !== agentId &&
              model.isIn(bet.memberId, agentId),
          );
          const played = await pagesOf((page) => findTeamBets(db, merchant, scope, page, now));
          expect(played.rows.map(({ orderNo }) => orderNo).toSorted()).toEqual(
            below.map(({ orderNo }) => orderNo).toSorted(),
          );
          expect(played.rows.map(({ time }) => time)).toEqual(
            played.rows.map(({ time }) => time).toSorted((one, other) => other - one),
          );
          expect(minor([played.first.totals.bet], merchant)).toBe(
            minor(
              played.rows.map((row) => row.bet),
              merchant,
            ),
          );
          const slots = await pagesOf((page) =>
            findTeamBets(db, merchant, { ...scope, gameCategory: 'RNG' }, page, now),
          );
          expect(slots.rows).toEqual(played.rows.filter(({ gameCategory }) => gameCategory === 'RNG'));
          expect(minor([slots.first.totals.payout], merchant)).toBe(
            minor(
              slots.rows.map((row) => row.payout),
              merchant,
            ),
          );
          const lost = await pagesOf((page) => findTeamProfit(db, merchant, scope, page, now));
          for (const name of ['bets', 'validBets', 'payouts', 'deposits', 'bonuses'] as const)
            expect(minor([lost.first.totals[name]], merchant)).toBe(
              minor(
                lost.rows.map((row) => row[name]),
                merchant,
              ),
            );
          expect(lost.rows.map((row) => row.bets)).toEqual(
            lost.rows.map((row) => row.bets).toSorted((one, other) => other - one),
          );
          const moved = await pagesOf((page) => findTeamMovements(db, merchant, scope, page, now));
          expect(minor([moved.first.totals.moneyIn], merchant)).toBe(
            minor(
              moved.rows.map((row) => row.amount),
              merchant,
            ),
          );
          const deposits = await pagesOf((page) =>
            findTeamMovements(db, merchant, { ...scope, type: 'DEPOSIT' }, page, now),
          );
          expect(deposits.rows).toEqual(moved.rows.filter(({ type }) => type === 'DEPOSIT'));
          const both = await pagesOf((page) =>
            findTeamMovements(db, merchant, { ...scope, type: 'DEPOSIT,BONUS' }, page, now),
          );
          expect(both.rows).toEqual(moved.rows);
          const { period, days } = await findOverview(db, merchant, scope, now);
          expect(minor([both.first.totals.sum], merchant)).toBe(minor([period.deposits, period.bonuses], merchant));
          expect(
            minor(
              deposits.rows.map((row) => row.amount),
              merchant,
            ),
          ).toBe(minor([period.deposits], merchant));
          expect([period.bets, period.payouts, period.deposits]).toEqual([
            lost.first.totals.bets,
            lost.first.totals.payouts,
            lost.first.totals.deposits,
          ]);
          expect(
            minor(
              days.map((day) => day.bets),
              merchant,
            ),
          ).toBe(minor([period.bets], merchant));
          const earned = await pagesOf((page) => findIncome(db, merchant, { ...scope, rebate: 90 }, page, now));
          expect(minor([earned.first.totals.validBets], merchant)).toBe(
            minor(
              earned.rows.map((row) => row.validBets),
              merchant,
            ),
          );
        };
        for (const { what, hour: when, member: who, other, open } of events.toSorted(
          (one, another) => one.hour - another.hour,
        )) {
          const at = Math.floor(base + when * HOUR_MS);
          const awaited = model.bets.find(({ settled }) => !settled);
          /* oxlint-disable no-await-in-loop -- the events happen in order */
          if (what === 'bet') await model.play(id(who), at, BigInt(100 + other), BigInt(who * 40), !open);
          if (what === 'deposit' || what === 'bonus') await model.pay(id(who), at, what, BigInt(500 + other));
          if (what === 'settle' && awaited !== undefined) await model.settle(awaited, at);
          if (what === 'report') await compare(at + 1);
          /* oxlint-enable no-await-in-loop */
        }
        await compare(base + (HOURS + 60) * HOUR_MS);
        await comparePages(base + (HOURS + 60) * HOUR_MS);
        await compare(base + (HOURS + 90) * HOUR_MS);
      }),
      { numRuns: 6 * FULL },
    );
  },
  300_000 * FULL,
);
