import { randomUUID } from 'node:crypto';
import * as fc from '#tests/support/fast-check.ts';
import { FULL } from '#tests/support/full-run.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { ledgerAccounts, ledgerPostings, ledgerTransactions, members } from '#sandbox/db/schema.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { houseAccount, openWallet } from './accounts.ts';
import { balancesOf } from './balances-of.ts';
import { checkInvariants } from './check-invariants.ts';
import { InsufficientFunds, UnbalancedTransaction } from './ledger-errors.ts';
import { credit, debit, transferBetweenWallets, transferToMember } from './movements.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const at = new Date(NOW);
let database: OpenDatabase;
const reference = () => randomUUID();

const memberId = async (account: string, merchant = 'perya'): Promise<number> => {
  const [row] = await database.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.account, account)));
  return row?.id ?? 0;
};

/** Returns the message of the database error that drizzle has wrapped. */
const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : 'accepted';
};

beforeAll(async () => {
  database = await openTestDatabase(NOW);
});
afterAll(() => database?.close());
afterEach(async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('a deposit increases the main wallet and the total by its amount', async () => {
  const id = await memberId('player01');
  const before = await balancesOf(database.db, id);
  await credit(database.db, id, { kind: 'deposit', from: 'cash', amount: 12_345n, reference: reference(), at });
  const after = await balancesOf(database.db, id);
  expect([after.main - before.main, after.sum - before.sum, after.currency]).toEqual([12_345n, 12_345n, 'PHP']);
});

test('a withdrawal above the balance is refused and changes nothing', async () => {
  const id = await memberId('first01');
  const { main } = await balancesOf(database.db, id);
  await expect(
    debit(database.db, id, { kind: 'withdrawal', into: 'cash', amount: main + 1n, reference: reference(), at }),
  ).rejects.toThrow(InsufficientFunds);
  expect((await balancesOf(database.db, id)).main).toBe(main);
});

const openTrialMember = async (): Promise<number> => {
  const account = `trial_${randomUUID().slice(0, 8)}`;
  const [row] = await database.db
    .insert(members)
    .values({
      merchant: 'perya',
      account,
      nickname: account,
      type: 4,
      passwordChangedAt: at,
      referralCode: account,
      registeredAt: at,
      registeredIp: '192.0.2.1',
    })
    .returning({ id: members.id });
  return row?.id ?? 0;
};

test('one transaction cannot contain both play money and real money [free-play.account]', async () => {
  const [trial, player] = [await openTrialMember(), await memberId('player01')];
  await credit(database.db, trial, { kind: 'trial', from: 'trial', amount: 500n, reference: reference(), at });
  const before = await balancesOf(database.db, player);
  for (const work of [
    () => credit(database.db, trial, { kind: 'deposit', from: 'cash', amount: 10n, reference: reference(), at }),
    () => debit(database.db, trial, { kind: 'bet', into: 'play', amount: 10n, reference: reference(), at }),
    () => credit(database.db, player, { kind: 'bonus', from: 'trial', amount: 10n, reference: reference(), at }),
    () => transferToMember(database.db, trial, { kind: 'upline', to: player, amount: 10n, reference: reference(), at }),
  ])
    expect(await refusal(work())).toMatch(/mixes play money with money/);
  await expect(openWallet(database.db, { memberId: trial, accountTypeId: 101, at })).rejects.toThrow(RangeError);
  expect([(await balancesOf(database.db, trial)).main, await balancesOf(database.db, player)]).toEqual([500n, before]);
});

test('a transfer into a game wallet does not change the total', async () => {
  const id = await memberId('vip01');
  const before = await balancesOf(database.db, id);
  await transferBetweenWallets(database.db, id, { from: 0, to: 999, amount: 500n, reference: reference(), at });
  const after = await balancesOf(database.db, id);
  expect(after.sum).toBe(before.sum);
  expect(after.games.find(({ accountTypeId }) => accountTypeId === 999)?.balance).toBe(500n);
});

test("a transfer to the upline takes the amount from the sender's main wallet and adds it to the upline's", async () => {
  const [player, agent] = [await memberId('player01'), await memberId('agent02')];
  const before = [await balancesOf(database.db, player), await balancesOf(database.db, agent)] as const;
  await transferToMember(database.db, player, { kind: 'upline', to: agent, amount: 777n, reference: reference(), at });
  expect((await balancesOf(database.db, player)).main).toBe(before[0].main - 777n);
  expect((await balancesOf(database.db, agent)).main).toBe(before[1].main + 777n);
});

test('money cannot be moved from one merchant to another', async () => {
  const [player, stranger] = [await memberId('player01'), await memberId('player01', 'lotus')];
  await expect(
    transferToMember(database.db, player, { kind: 'upline', to: stranger, amount: 100n, reference: reference(), at }),
  ).rejects.toThrow(UnbalancedTransaction);
});

test.each([
  ['update', sql`update ledger_postings set amount = amount + 1 where id = (select min(id) from ledger_postings)`],
  ['delete', sql`delete from ledger_postings where id = (select min(id) from ledger_postings)`],
  ['truncate', sql`truncate ledger_postings`],
  [
    'update of a transaction',
    sql`update ledger_transactions set reference = 'x' where id = (select min(id) from ledger_transactions)`,
  ],
  [
    'delete of a transaction',
    sql`delete from ledger_transactions where id = (select min(id) from ledger_transactions)`,
  ],
  ['delete of an account', sql`delete from ledger_accounts where id = (select min(id) from ledger_accounts)`],
])('the database refuses to change ledger data: %s', async (_name, statement) => {
  expect(await refusal(database.db.execute(statement))).toMatch(/append-only|cannot truncate/);
});

test('the database refuses to set a balance directly', async () => {
  const wallet = await openWallet(database.db, { memberId: await memberId('player01'), at });
  expect(
    await refusal(database.db.update(ledgerAccounts).set({ balance: 1_000_000n }).where(eq(ledgerAccounts.id, wallet))),
  ).toMatch(/by postings only/);
});

test('the database refuses an account that does not start at zero', async () => {
  const house = {
    merchant: 'perya',
    kind: 'cash',
    accountTypeId: 77,
    currency: 'PHP',
    balance: 5n,
    createdAt: at,
  } as const;
  expect(await refusal(database.db.insert(ledgerAccounts).values(house))).toMatch(/begins at zero/);
});

/** Writes postings directly into the table, bypassing `writePostings`. */
const rawPostings = (rows: readonly { accountId: number; amount: bigint; balanceAfter: bigint }[]): Promise<unknown> =>
  database.db.transaction(async (tx) => {
    const [transaction] = await tx
      .insert(ledgerTransactions)
      .values({ merchant: 'perya', kind: 'adjustment', reference: reference(), at })
      .returning();
    if (rows.length > 0)
      await tx.insert(ledgerPostings).values(rows.map((row) => ({ ...row, transactionId: transaction?.id ?? 0 })));
  });

const balanceOf = async (account: number): Promise<bigint> =>
  (
    await database.db
      .select({ balance: ledgerAccounts.balance })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.id, account))
  )[0]?.balance ?? 0n;

test('the database refuses postings that do not sum to zero', async () => {
  const wallet = await openWallet(database.db, { memberId: await memberId('player01'), at });
  expect(
    await refusal(rawPostings([{ accountId: wallet, amount: 5n, balanceAfter: (await balanceOf(wallet)) + 5n }])),
  ).toMatch(/does not sum to zero/);
});

test('the database refuses a transaction without postings', async () => {
  expect(await refusal(rawPostings([]))).toMatch(/has no postings/);
});

test('the database refuses to make a wallet negative', async () => {
  const wallet = await openWallet(database.db, { memberId: await memberId('first01'), at });
  const house = await houseAccount(database.db, { merchant: 'perya', kind: 'cash', at });
  const [held, owed] = [await balanceOf(wallet), await balanceOf(house)];
  const amount = held + 1n;
  const rows = [
    { accountId: wallet, amount: -amount, balanceAfter: -1n },
    { accountId: house, amount, balanceAfter: owed + amount },
  ];
  expect(await refusal(rawPostings(rows))).toMatch(/not_below_zero/);
});

test('the database refuses a posting with a wrong balance', async () => {
  const wallet = await openWallet(database.db, { memberId: await memberId('player01'), at });
  const house = await houseAccount(database.db, { merchant: 'perya', kind: 'cash', at });
  const rows = [
    { accountId: wallet, amount: 10n, balanceAfter: 99_999_999n },
    { accountId: house, amount: -10n, balanceAfter: (await balanceOf(house)) - 10n },
  ];
  expect(await refusal(rawPostings(rows))).toMatch(/balance after a posting/);
});

test('the database refuses to add postings to a committed transaction', async () => {
  const id = await memberId('player01');
  const closed = await credit(database.db, id, {
    kind: 'bonus',
    from: 'bonus',
    amount: 10n,
    reference: reference(),
    at,
  });
  const wallet = await openWallet(database.db, { memberId: id, at });
  const house = await houseAccount(database.db, { merchant: 'perya', kind: 'bonus', at });
  const late = [
    { transactionId: closed.id, accountId: wallet, amount: 1n, balanceAfter: (await balanceOf(wallet)) + 1n },
    { transactionId: closed.id, accountId: house, amount: -1n, balanceAfter: (await balanceOf(house)) - 1n },
  ];
  expect(await refusal(database.db.insert(ledgerPostings).values(late))).toMatch(/is closed/);
});

test('a reference can be used only once per kind of transaction', async () => {
  const id = await memberId('player01');
  const deposit = { kind: 'deposit', from: 'cash', amount: 100n, reference: reference(), at } as const;
  await credit(database.db, id, deposit);
  const { main } = await balancesOf(database.db, id);
  expect(await refusal(credit(database.db, id, deposit))).toMatch(/ledger_transactions_reference_unique/);
  expect((await balancesOf(database.db, id)).main).toBe(main);
});

test('opening a wallet several times concurrently creates it once', async () => {
  const id = await memberId('default01');
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => openWallet(database.db, { memberId: id, accountTypeId: 555, at })),
  );
  expect(new Set(opened).size).toBe(1);
});

test(
  'any set of concurrent transfers obeys all rules of the ledger and loses no money',
  async () => {
    const ids = await Promise.all(
      ['player01', 'vip01', 'agent01', 'agent02', 'first01'].map((account) => memberId(account)),
    );
    const wallets = await Promise.all(ids.map((id) => openWallet(database.db, { memberId: id, at })));
    const total = async () =>
      (
        await database.db
          .select({ balance: ledgerAccounts.balance })
          .from(ledgerAccounts)
          .where(inArray(ledgerAccounts.id, wallets))
      ).reduce((sum, { balance }) => sum + balance, 0n);
    const before = await total();
    const wallet = fc.nat({ max: wallets.length - 1 });
    const transfers = fc.array(
      fc.record({ from: wallet, to: wallet, amount: fc.bigInt({ min: 1n, max: 2_000_000n }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );

    await fc.assert(
      fc.asyncProperty(transfers, async (moves) => {
        const results = await Promise.allSettled(
          moves.map(({ from, to, amount }) =>
            transferToMember(database.db, ids[from] ?? 0, {
              kind: 'upline',
              to: ids[to] ?? 0,
              amount,
              reference: reference(),
              at,
            }),
          ),
        );
        for (const result of results) {
          if (result.status === 'rejected')
            expect([InsufficientFunds.name, RangeError.name]).toContain((result.reason as Error).name);
        }
        expect(await total()).toBe(before);
        expect(await checkInvariants(database.db)).toEqual([]);
      }),
      { numRuns: 15 * FULL },
    );
  },
  120_000 * FULL,
);
