import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMinor } from '#schemas/money.ts';
import { ACCOUNT_RECORD_TYPES } from '#schemas/record-names.ts';
import type { TransactionRecord } from '#schemas/records.ts';
import { consequences } from '#sandbox/consequences/consequences.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import {
  bets,
  games,
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
  members,
  merchants,
  type GameRow,
  type MemberRow,
  type MerchantRow,
} from '#sandbox/db/schema.ts';
import { placeBet } from '#sandbox/domains/play/place-bet.ts';
import { convertPoints } from '#sandbox/domains/points/convert-points.ts';
import { payBonus } from '#sandbox/domains/rewards/pay-bonus.ts';
import { dayOf } from '#sandbox/kernel/clock/merchant-day.ts';
import {
  credit,
  creditPoints,
  debit,
  transferBetweenWallets,
  transferToMember,
} from '#sandbox/kernel/ledger/movements.ts';
import * as fc from '#tests/support/fast-check.ts';
import { FULL } from '#tests/support/full-run.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { findBets } from './find-bets.ts';
import { findMovements, type MovementFilter } from './find-movements.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const GAME_WALLET = 1;
const ALL_RANGES = [
  [0, 1],
  [0.25, 1],
  [0, 0.6],
  [0.3, 0.7],
] as const;

let database: OpenDatabase;
let merchant: MerchantRow;
let game: GameRow;
beforeAll(async () => {
  database = await openTestDatabase(NOW);
  const [perya] = await database.db.select().from(merchants).where(eq(merchants.code, 'perya'));
  const [table] = await database.db
    .select()
    .from(games)
    .where(and(eq(games.category, 'LIVE'), eq(games.isGame, 'GAME'), isNull(games.gameClassify)));
  if (perya === undefined || table === undefined) throw new Error('the seed has no merchant or no table');
  [merchant, game] = [perya, table];
});
afterAll(() => database?.close());

const step = fc.record({
  do: fc.constantFrom(
    ...(['bet', 'bet', 'bet', 'late', 'settle', 'deposit', 'bonus', 'in', 'out', 'convert', 'withdraw'] as const),
    ...(['return', 'upline', 'downline', 'rebate'] as const),
  ),
  /** Hours since the previous step, chosen so that some days have several steps and others none. */
  hours: fc.constantFrom(0, 0, 1, 3, 7, 30),
  cents: fc.integer({ min: 100, max: 90_000 }),
  wins: fc.boolean(),
});

let histories = 0;

const openMember = async (account: string): Promise<MemberRow> => {
  const at = new Date(NOW);
  const [member] = await database.db
    .insert(members)
    .values({
      merchant: merchant.code,
      account,
      nickname: account,
      passwordChangedAt: at,
      referralCode: account,
      registeredAt: at,
      registeredIp: '192.0.2.1',
    })
    .returning();
  if (member === undefined) throw new Error('no member');
  const points = { kind: 'points-granted', from: 'points-issued', amount: 5000n, reference: account, at } as const;
  await creditPoints(database.db, member.id, points);
  await credit(database.db, member.id, { kind: 'deposit', from: 'cash', amount: 500_000n, reference: account, at });
  return member;
};

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Carries out a step. If the wallet has too little money, the step is rejected and changes nothing. */
const carryOut = async (member: MemberRow, other: MemberRow, { do: what, cents, wins }: Step, at: Date) => {
  const { db } = database;
  const { id } = member;
  const reference = crypto.randomUUID();
  const amount = BigInt(cents);
  const posting = { amount, reference, at };
  switch (what) {
    case 'bet': {
      const stake = 100;
      const random = { below: () => (wins ? 1 : 0) };
      const wager = { member, game, currency: merchant.currency, stake, choice: 'red', random, at };
      return db.transaction((tx) => placeBet({ db: tx, consequences }, wager));
    }
    case 'late':
      return db.transaction(async (tx) => {
        const staked = await debit(tx, id, { kind: 'bet', into: 'play', ...posting });
        const { nodeId, vassalage, category } = game;
        await tx.insert(bets).values({
          orderNo: reference,
          merchant: merchant.code,
          memberId: id,
          nodeId,
          vassalage,
          category,
          currency: merchant.currency,
          stake: amount,
          validBet: amount,
          payout: 0n,
          status: 'open',
          placedAt: at,
          stakeTransactionId: staked.id,
        });
      });
    case 'settle': {
      const [open] = await db
        .select()
        .from(bets)
        .where(and(eq(bets.memberId, id), eq(bets.status, 'open')));
      if (open === undefined) return;
      await db.transaction(async (tx) => {
        const paid = wins
          ? await credit(tx, id, { kind: 'payout', from: 'play', amount, reference: open.orderNo, at })
          : null;
        await tx
          .update(bets)
          .set({ status: 'settled', payout: wins ? amount : 0n, settledAt: at, payoutTransactionId: paid?.id ?? null })
          .where(eq(bets.id, open.id));
      });
      return;
    }
    case 'deposit':
      return credit(db, id, { kind: 'deposit', from: 'cash', ...posting });
    case 'rebate':
      return credit(db, id, { kind: 'rebate', from: 'commission', ...posting });
    case 'bonus':
      return db.transaction((tx) => payBonus(tx, id, { ...posting, names: { EN: 'Bonus' }, turnoverTimes: 1 }));
    case 'out':
      return transferBetweenWallets(db, id, { from: 0, to: GAME_WALLET, ...posting });
    case 'in':
      return transferBetweenWallets(db, id, { from: GAME_WALLET, to: 0, ...posting });
    case 'convert':
      return db.transaction((tx) => convertPoints(tx, merchant, id, 100, at));
    case 'withdraw':
      return debit(db, id, { kind: 'withdrawal', into: 'pending', ...posting });
    case 'return':
      return credit(db, id, { kind: 'withdrawal-returned', from: 'pending', ...posting });
    case 'upline':
      return transferToMember(db, id, { kind: 'upline', to: other.id, ...posting });
    case 'downline':
      return transferToMember(db, other.id, { kind: 'downline', to: id, ...posting });
  }
};

/** Reads the postings of a member's main wallet from the ledger, oldest first. */
const postingsOf = (memberId: number) =>
  database.db
    .select({ amount: ledgerPostings.amount, at: ledgerTransactions.at, kind: ledgerTransactions.kind })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.kind, 'main')))
    .orderBy(asc(ledgerPostings.id));

const minor = (amount: number): bigint => toMinor(amount, merchant.currency);
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Reads all pages and returns their rows, oldest first. */
const readAll = async (filter: MovementFilter, pageSize: number) => {
  const first = await findMovements(database.db, filter, { pageNo: 1, pageSize });
  const rows: TransactionRecord[] = [...first.list];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1)
    // oxlint-disable-next-line no-await-in-loop -- the database has one connection
    rows.push(...(await findMovements(database.db, filter, { pageNo, pageSize })).list);
  return { rows: rows.toReversed(), totals: first.totals };
};

const checkBets = async (
  memberId: number,
  row: TransactionRecord,
  postings: Awaited<ReturnType<typeof postingsOf>>,
) => {
  const { play } = row;
  if (play === null) throw new Error('a row of type BETS has no details of its bets');
  const range = { from: new Date(play.from), to: new Date(play.to) };
  expect(dayOf(merchant, play.from)).toBe(dayOf(merchant, row.time));
  expect(minor(row.amount)).toBe(minor(play.payouts) - minor(play.stakes));
  const { list } = await findBets(
    database.db,
    { ...range, memberId, currency: merchant.currency, moved: true },
    { pageNo: 1, pageSize: 1000 },
  );
  const within = postings.filter(({ at, kind }) => at >= range.from && at < range.to && kind === 'bet');
  const placed = list.filter(({ time }) => time >= play.from && time < play.to);
  expect([placed.length, total(placed.map(({ bet }) => minor(bet)))]).toEqual([
    within.length,
    -total(within.map(({ amount }) => amount)),
  ]);
  expect([placed.length, total(placed.map(({ bet }) => minor(bet)))]).toEqual([play.count, minor(play.stakes)]);
};

test(
  "after any sequence of movements, each balance in the account record is the previous balance plus the row's amount, across all days and pages [member.transactions.page] [member.transactions.columns]",
  async () => {
    let [betRows, splitDays] = [0, 0];
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 12, maxLength: 30 }),
        fc.constantFrom(1, 3, 100),
        async (steps, pageSize) => {
          histories += 1;
          const member = await openMember(`record${histories}a`);
          const other = await openMember(`record${histories}b`);
          let time = NOW;
          for (const each of steps) {
            time += each.hours * HOUR_MS + 1000;
            // oxlint-disable-next-line no-await-in-loop -- the steps happen in order
            await carryOut(member, other, each, new Date(time)).catch((error: unknown) => {
              if (!(error instanceof Error) || !/insufficient|funds/iu.test(`${error.name} ${error.message}`))
                throw error;
            });
          }
          const postings = await postingsOf(member.id);
          const instant = (share: number): Date => new Date(NOW + Math.round((time + 1 - NOW) * share));
          for (const [begin, end] of ALL_RANGES) {
            const [from, to] = [instant(begin), instant(end)];
            const filter = { memberId: member.id, merchant, from, to };
            const { rows, totals } = await readAll(filter, pageSize);
            const opening = total(postings.filter(({ at }) => at < from).map(({ amount }) => amount));
            const closing = total(postings.filter(({ at }) => at < to).map(({ amount }) => amount));
            let balance = opening;
            for (const row of rows) {
              balance += minor(row.amount);
              expect(row.balanceAfter === null ? null : minor(row.balanceAfter)).toBe(balance);
            }
            expect(balance).toBe(closing);
            const { moneyIn, moneyOut, bets: won, ownWallets } = totals;
            expect(minor(moneyIn) - minor(moneyOut) + minor(won) + minor(ownWallets)).toBe(closing - opening);
            expect(minor(ownWallets)).toBe(
              total(rows.filter(({ type }) => type.startsWith('TRANSFER_')).map(({ amount }) => minor(amount))),
            );
            const ofBets = rows.filter(({ type }) => type === 'BETS');
            betRows += ofBets.length;
            // oxlint-disable-next-line no-await-in-loop -- the database has one connection
            for (const row of ofBets) await checkBets(member.id, row, postings);
            for (const [at, row] of rows.entries()) {
              const before = rows[at - 1];
              if (row.type !== 'BETS' || before?.type !== 'BETS') continue;
              splitDays += 1;
              expect(dayOf(merchant, row.time)).not.toBe(dayOf(merchant, before.time));
            }
            for (const type of ACCOUNT_RECORD_TYPES)
              // oxlint-disable-next-line no-await-in-loop -- the database has one connection
              expect((await readAll({ ...filter, type }, pageSize)).rows).toEqual(
                rows.filter((row) => row.type === type).map((row) => ({ ...row, balanceAfter: null })),
              );
          }
        },
      ),
      { numRuns: 8 * FULL },
    );
    // The test proves something only if there were rows of bets, and bets on successive days with no other row between them.
    expect([betRows > 0, splitDays > 0]).toEqual([true, true]);
  },
  300_000 * FULL,
);
