import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { moveOut } from '#sandbox/domains/cashier/money-out.ts';
import { placeWithdrawal } from '#sandbox/domains/cashier/place-withdrawal.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { openDatabase, type OpenDatabase } from '#sandbox/db/open-database.ts';
import { members, payoutAccounts, turnoverRequirements } from '#sandbox/db/schema.ts';
import { balancesOf } from '#sandbox/kernel/ledger/balances-of.ts';
import { credit, debit } from '#sandbox/kernel/ledger/movements.ts';
import { payBonus } from '#sandbox/domains/rewards/pay-bonus.ts';
import { startPostgres, type PostgresServer } from '../support/start-postgres.ts';

/** Long enough for a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** Runs only on a PostgreSQL server: the embedded database has a single connection, so nothing would wait for a lock. */
export const testTurnoverRace = (): void => {
  const at = new Date();
  const merchant = { code: 'perya', currency: 'PHP' };
  const everything = () => ({ amount: 600_00n, reference: crypto.randomUUID(), at });
  let server: PostgresServer;
  let open: OpenDatabase;
  let memberId: number;
  let otherId: number;
  let accountId: string;
  beforeAll(async () => {
    server = await startPostgres();
    open = await openDatabase({ dataDir: null, databaseUrl: server.url });
    const { db } = open;
    await db.execute(sql`
      INSERT INTO merchants (code, name, currency, settings, created_at) VALUES (${merchant.code}, 'Perya', ${merchant.currency}, '{}', now())`);
    const added = await db
      .insert(members)
      .values(
        ['racer', 'other'].map((account) => ({
          merchant: merchant.code,
          account,
          nickname: account,
          passwordChangedAt: at,
          referralCode: account,
          registeredAt: at,
          registeredIp: '192.0.2.1',
        })),
      )
      .returning();
    [memberId, otherId] = [added[0]?.id ?? 0, added[1]?.id ?? 0];
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

  const ways = {
    withdrawal: (tx: Database) => placeWithdrawal(tx, merchant, memberId, { accountId, amount: 600 }, at),
    'transfer to the upline': (tx: Database) => moveOut(tx, memberId, { ...everything(), kind: 'upline', to: otherId }),
    'transfer to a downline': (tx: Database) =>
      moveOut(tx, memberId, { ...everything(), kind: 'downline', to: otherId }),
  };

  test.each(Object.entries(ways))(
    'a %s that waits for a bonus to be paid cannot take the money that the bonus holds [member.withdraw.turnover]',
    async (name, take) => {
      const { db } = open;
      let commit = (): void => undefined;
      const mayCommit = new Promise<void>((resolve) => {
        commit = resolve;
      });
      let hasPaid = false;
      const bonus = db.transaction(async (tx) => {
        await payBonus(tx, memberId, {
          reference: name,
          names: { EN: 'Bonus' },
          amount: 100_00n,
          turnoverTimes: 3,
          at,
        });
        hasPaid = true;
        await mayCommit;
      });
      await vi.waitFor(() => expect(hasPaid).toBe(true), PATIENCE);
      const taken = db.transaction(take).catch((error: unknown) => error);
      await vi.waitFor(
        async () =>
          expect(await queryRows(db, sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)).toHaveLength(
            1,
          ),
        PATIENCE,
      );
      commit();
      await bonus;
      expect(await taken).toMatchObject({ code: 'bonus_held' });
      expect((await balancesOf(db, memberId)).main).toBe(600_00n);
      await debit(db, memberId, { kind: 'bet', into: 'play', amount: 100_00n, reference: name, at });
      await db.update(turnoverRequirements).set({ held: 0n, endedAt: at });
    },
  );
};
