import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { placeWithdrawal } from '#sandbox/cashier/place-withdrawal.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { openDatabase, type OpenDatabase } from '#sandbox/db/open-database.ts';
import { members, payoutAccounts } from '#sandbox/db/schema.ts';
import { balancesOf } from '#sandbox/ledger/balances-of.ts';
import { credit } from '#sandbox/ledger/movements.ts';
import { payBonus } from '#sandbox/rewards/pay-bonus.ts';
import { startPostgres, type PostgresServer } from '../support/start-postgres.ts';

/** Long, for a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** A test for a server alone: the embedded database has one connection, on which nothing waits for a lock. */
export const testTurnoverRace = (): void => {
  const at = new Date();
  const merchant = { code: 'perya', currency: 'PHP' };
  let server: PostgresServer;
  let open: OpenDatabase;
  let memberId: number;
  let accountId: string;
  beforeAll(async () => {
    server = await startPostgres();
    open = await openDatabase({ dataDir: null, databaseUrl: server.url });
    const { db } = open;
    await db.execute(sql`
      INSERT INTO merchants (code, name, currency, settings, created_at) VALUES (${merchant.code}, 'Perya', ${merchant.currency}, '{}', now())`);
    const [member] = await db
      .insert(members)
      .values({
        merchant: merchant.code,
        account: 'racer',
        nickname: 'racer',
        passwordChangedAt: at,
        referralCode: 'RACER',
        registeredAt: at,
        registeredIp: '192.0.2.1',
      })
      .returning();
    memberId = member?.id ?? 0;
    const [account] = await db
      .insert(payoutAccounts)
      .values({ memberId, bankCode: 'SBX', accountNumber: '0011223344', holder: 'Racer', createdAt: at })
      .returning();
    accountId = String(account?.id);
    await credit(db, memberId, { kind: 'deposit', from: 'cash', amount: 500_00n, reference: 'first', at });
  });
  afterAll(async () => {
    await open?.close();
    await server?.close();
  });

  test('a withdrawal that waits for a bonus to be paid is refused by the turnover of that bonus', async () => {
    const { db } = open;
    let commit = (): void => undefined;
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let hasPaid = false;
    const bonus = db.transaction(async (tx) => {
      await payBonus(tx, memberId, { reference: 'B1', names: { EN: 'Bonus' }, amount: 100_00n, turnoverTimes: 3, at });
      hasPaid = true;
      await mayCommit;
    });
    await vi.waitFor(() => expect(hasPaid).toBe(true), PATIENCE);
    const withdrawal = db
      .transaction((tx) => placeWithdrawal(tx, merchant, memberId, { accountId, amount: 400 }, at))
      .catch((error: unknown) => error);
    await vi.waitFor(
      async () =>
        expect(await queryRows(db, sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).toHaveLength(1),
      PATIENCE,
    );
    commit();
    await bonus;
    expect(await withdrawal).toMatchObject({ code: 'turnover_open' });
    expect((await balancesOf(db, memberId)).main).toBe(600_00n);
  });
};
