import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '#sandbox/accounts/registration/create-member.ts';
import { queryRows } from '#sandbox/db/database.ts';
import {
  depositOrders,
  games,
  members,
  merchants,
  pointCarries,
  promotions,
  turnoverRequirements,
} from '#sandbox/db/schema.ts';
import { settleDeposit } from '#sandbox/domains/cashier/settle-deposit.ts';
import { pointTerms } from '#sandbox/domains/points/point-terms.ts';
import { payBonus } from '#sandbox/domains/rewards/pay-bonus.ts';
import { placeBet } from '#sandbox/domains/play/place-bet.ts';
import type { Consequences } from '#sandbox/kernel/core/consequences.ts';
import { createKernel } from '#sandbox/kernel/core/kernel.ts';
import { secureRandom } from '#sandbox/kernel/core/random-source.ts';
import { cheapPasswords, openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { consequences } from './consequences.ts';

const ORDER = 'CONSEQUENCES';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  const { member, merchant } = await perya();
  const [promotion] = await sandbox.database
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchant, 'perya'), eq(promotions.kind, 'DEPOSIT')));
  const at = new Date(sandbox.now());
  await sandbox.database.insert(depositOrders).values({
    orderNo: ORDER,
    merchant: merchant.code,
    memberId: member.id,
    methodId: 'qr',
    methodName: 'QR Pay',
    kind: 'QR',
    currency: merchant.currency,
    amount: 50_000n,
    promotionId: promotion?.code ?? null,
    bonus: 10_000n,
    turnover: 120_000n,
    createdAt: at,
    expiresAt: at,
  });
});
afterAll(() => sandbox.close());

/** Reads all data that a bet, a deposit or a new member changes. */
const stateOf = () =>
  queryRows(
    sandbox.database,
    sql`SELECT (SELECT count(*) FROM bets) AS bets, (SELECT count(*) FROM ledger_postings) AS postings, (SELECT count(*) FROM ledger_accounts) AS wallets,
      (SELECT sum(wagered) FROM point_carries) AS carried, (SELECT jsonb_agg(t ORDER BY id) FROM turnover_requirements t) AS turnover,
      (SELECT sum(until_level) FROM members) AS level, (SELECT count(*) FROM members) AS members, (SELECT count(*) FROM member_closure) AS places,
      (SELECT count(*) FROM accepted_terms) AS terms, (SELECT count(*) FROM rewards) AS rewards, (SELECT count(*) FROM messages) AS messages,
      (SELECT count(*) FROM promotion_entries) AS entries, (SELECT jsonb_agg(o ORDER BY id) FROM deposit_orders o) AS orders`,
  );

const fails = () => Promise.reject(new Error('a consequence failed'));
const kernelWith = (table: Consequences) =>
  createKernel({
    db: sandbox.database,
    now: sandbox.now,
    development: true,
    random: secureRandom,
    passwords: cheapPasswords,
    consequences: table,
    onError: () => {},
  });

const perya = async () => {
  const { database } = sandbox;
  const [merchant] = await database.select().from(merchants).where(eq(merchants.code, 'perya'));
  const [member] = await database
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'player01')));
  if (merchant === undefined || member === undefined) throw new Error('the seed lacks player01');
  return { merchant, member };
};

const placeOneBet = async (table: Consequences) => {
  const { member, merchant } = await perya();
  const [game] = await sandbox.database.select().from(games).where(eq(games.category, 'LIVE')).limit(1);
  if (game === undefined) throw new Error('the seed lacks games');
  const at = new Date(sandbox.now());
  const wager = { member, game, currency: merchant.currency, stake: 10, choice: 'even', random: secureRandom, at };
  await sandbox.database.transaction((tx) => placeBet({ db: tx, consequences: table }, wager));
};

const payDeposit = async (table: Consequences) => {
  await settleDeposit(kernelWith(table), { orderNo: ORDER, outcome: 'paid', at: new Date(sandbox.now()) });
};

const register = async (table: Consequences) => {
  const { merchant, member } = await perya();
  await createMember(
    { kernel: kernelWith(table), merchant, ip: '192.0.2.1', at: new Date(sandbox.now()) },
    {
      account: 'newcomer1',
      password: null,
      paymentPassword: null,
      phone: null,
      email: null,
      affiliateCode: null,
      profile: {},
      upline: member,
      inviter: null,
      registerUrl: '',
      acceptedTerms: { document: 'terms', version: '1.0', language: 'EN' },
    },
  );
};

/** Returns one consequence table per point of failure: before the first consequence, and after each one. */
const failing = (event: keyof Consequences): readonly Consequences[] =>
  Array.from({ length: consequences[event].length + 1 }, (_unused, after) => ({
    ...consequences,
    [event]: [...consequences[event].slice(0, after), fails],
  }));

test.each([
  ['settled bet', 'settledBet', placeOneBet],
  ['paid deposit', 'paidDeposit', payDeposit],
  ['new member', 'newMember', register],
] as const)('a %s and all its consequences happen together or not at all', async (_name, event, cause) => {
  const before = await stateOf();
  for (const table of failing(event)) {
    // oxlint-disable-next-line no-await-in-loop -- failures must happen one at a time
    await expect(cause(table)).rejects.toThrow('a consequence failed');
    // oxlint-disable-next-line no-await-in-loop -- checked after each failure
    expect(await stateOf()).toEqual(before);
  }
  await cause(consequences);
  expect(await stateOf()).not.toEqual(before);
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

test('points earned by a bet while a bonus is open are held with the bonus [member.withdraw.turnover]', async () => {
  const { member } = await perya();
  const { id: memberId } = member;
  const { database } = sandbox;
  const at = new Date(sandbox.now());
  const bonus = { reference: 'HELD', names: { EN: 'Bonus' }, amount: 1_000_000n, turnoverTimes: 10, at };
  await database.transaction((tx) => payBonus(tx, memberId, bonus));
  const almost = { memberId, wagered: BigInt(pointTerms('perya').wagerPerPoint) * 100n - 1n };
  await database
    .insert(pointCarries)
    .values(almost)
    .onConflictDoUpdate({ target: pointCarries.memberId, set: { wagered: almost.wagered } });
  await placeOneBet(consequences);
  const [held] = await database
    .select({ points: turnoverRequirements.heldPoints })
    .from(turnoverRequirements)
    .where(and(eq(turnoverRequirements.memberId, memberId), eq(turnoverRequirements.reference, 'HELD')));
  expect(held).toEqual({ points: 1n });
});
