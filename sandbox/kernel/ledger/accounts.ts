import { and, eq, isNull, ne } from 'drizzle-orm';
import type { NewMember } from '#sandbox/kernel/core/consequences.ts';
import type { Database } from '#sandbox/db/database.ts';
import {
  ledgerAccounts,
  members,
  merchants,
  POINTS_CURRENCY,
  type LedgerAccountKind,
  type MemberRow,
} from '#sandbox/db/schema.ts';
import { isTrial } from '#sandbox/kernel/http/assert-not-trial.ts';

type WalletKind = Extract<LedgerAccountKind, 'main' | 'game' | 'trial-wallet'>;
/** The kinds of a merchant's points accounts. */
export type PointHouse = 'points-issued' | 'points-pending';
/** The kinds of a merchant's accounts for real money and play money. */
export type MoneyHouse = Exclude<LedgerAccountKind, WalletKind | PointHouse | 'points'>;
type HouseKind = MoneyHouse | PointHouse;

const MAIN = 0;

/** Returns the kind of a member's wallet. A trial account has only one wallet, with play money. */
const walletKind = (member: Pick<MemberRow, 'type'>, accountTypeId: number): WalletKind => {
  if (!isTrial(member)) return accountTypeId === MAIN ? 'main' : 'game';
  if (accountTypeId !== MAIN) throw new RangeError('a trial account has no game wallets');
  return 'trial-wallet';
};

/**
 * Returns the id of the ledger account for a member's main wallet, a vendor's game wallet, or a trial account's play-money wallet. If the account is
 * missing, creates it with a balance of zero.
 */
export const openWallet = async (
  db: Database,
  { memberId, accountTypeId = MAIN, at }: { memberId: number; accountTypeId?: number; at: Date },
): Promise<number> => {
  const find = () =>
    db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.memberId, memberId),
          ne(ledgerAccounts.kind, 'points'),
          eq(ledgerAccounts.accountTypeId, accountTypeId),
        ),
      );
  const [known] = await find();
  if (known) return known.id;
  const [owner] = await db
    .select({ merchant: merchants.code, currency: merchants.currency, type: members.type })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, memberId));
  if (!owner) throw new Error(`there is no member ${memberId}`);
  await db
    .insert(ledgerAccounts)
    .values({
      merchant: owner.merchant,
      currency: owner.currency,
      kind: walletKind(owner, accountTypeId),
      memberId,
      accountTypeId,
      createdAt: at,
    })
    .onConflictDoNothing();
  const [opened] = await find();
  if (!opened) throw new Error(`the wallet of member ${memberId} was not created`);
  return opened.id;
};

/** Creates the member's points account, with a balance of zero, if it is missing. */
export const openPoints = async (db: Database, { memberId, at }: { memberId: number; at: Date }): Promise<void> => {
  const [owner] = await db
    .select({ merchant: members.merchant, type: members.type })
    .from(members)
    .where(eq(members.id, memberId));
  if (!owner) throw new Error(`there is no member ${memberId}`);
  if (isTrial(owner)) throw new RangeError('a trial account has no points');
  await db
    .insert(ledgerAccounts)
    .values({ merchant: owner.merchant, currency: POINTS_CURRENCY, kind: 'points', memberId, createdAt: at })
    .onConflictDoNothing();
};

const isPointHouse = (kind: HouseKind): kind is PointHouse => kind === 'points-issued' || kind === 'points-pending';

/**
 * The number of rows of a merchant's account; its balance is their sum. A transaction locks the row that it uses until it commits. With several rows,
 * members who play at the same time seldom wait for each other.
 */
const SHARDS = 32;
export const shardOf = (memberId: number): number => memberId % SHARDS;

/**
 * Returns the id of one row of a merchant's account, such as the source of deposits or the target of stakes. If the row is missing, creates it with a
 * balance of zero. The balance may become negative.
 */
export const houseAccount = async (
  db: Database,
  { merchant, kind, at, shard = 0 }: { merchant: string; kind: HouseKind; at: Date; shard?: number },
): Promise<number> => {
  const [row] = await db.select({ currency: merchants.currency }).from(merchants).where(eq(merchants.code, merchant));
  if (!row) throw new Error(`there is no merchant ${merchant}`);
  const currency = isPointHouse(kind) ? POINTS_CURRENCY : row.currency;
  const find = () =>
    db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.merchant, merchant),
          eq(ledgerAccounts.kind, kind),
          eq(ledgerAccounts.accountTypeId, shard),
          eq(ledgerAccounts.currency, currency),
          isNull(ledgerAccounts.memberId),
        ),
      );
  const [known] = await find();
  if (known) return known.id;
  await db
    .insert(ledgerAccounts)
    .values({ merchant, kind, accountTypeId: shard, currency, createdAt: at })
    .onConflictDoNothing();
  const [opened] = await find();
  if (!opened) throw new Error(`the account ${kind} of ${merchant} was not created`);
  return opened.id;
};

/** Creates the main wallet of a new member, within the caller's transaction. */
export const openMainWallet = async (tx: Database, { member, at }: NewMember): Promise<void> => {
  await openWallet(tx, { memberId: member.id, at });
};
