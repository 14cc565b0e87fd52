import { asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { ledgerAccounts, members, merchants } from '#sandbox/db/schema.ts';

export interface Balances {
  readonly currency: string;
  /** The balance of the main wallet, or the play money of a trial account. */
  readonly main: bigint;
  /** The balances of the existing game wallets. */
  readonly games: readonly { readonly accountTypeId: number; readonly balance: bigint }[];
  readonly sum: bigint;
}

/** Returns a member's balances in minor units; the balance of a missing wallet is zero. Throws if the member is unknown. */
export const balancesOf = async (db: Database, memberId: number): Promise<Balances> => {
  const rows = await db
    .select({
      currency: merchants.currency,
      kind: ledgerAccounts.kind,
      accountTypeId: ledgerAccounts.accountTypeId,
      balance: ledgerAccounts.balance,
    })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.memberId, members.id))
    .where(eq(members.id, memberId))
    .orderBy(asc(ledgerAccounts.accountTypeId));
  const [first] = rows;
  if (!first) throw new Error(`there is no member ${memberId}`);
  const games = rows.flatMap(({ kind, accountTypeId, balance }) =>
    kind === 'game' && accountTypeId !== null && balance !== null ? [{ accountTypeId, balance }] : [],
  );
  const main = rows.find(({ kind }) => kind === 'main' || kind === 'trial-wallet')?.balance ?? 0n;
  return { currency: first.currency, main, games, sum: games.reduce((sum, { balance }) => sum + balance, main) };
};
