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
/** The merchant's accounts of points. */
export type PointHouse = 'points-issued' | 'points-pending';
/** The merchant's accounts of money, or of play money. */
export type MoneyHouse = Exclude<LedgerAccountKind, WalletKind | PointHouse | 'points'>;
type HouseKind = MoneyHouse | PointHouse;

const MAIN = 0;

/** A trial account has one wallet, of play money. */
const walletKind = (member: Pick<MemberRow, 'type'>, accountTypeId: number): WalletKind => {
  if (!isTrial(member)) return accountTypeId === MAIN ? 'main' : 'game';
  if (accountTypeId !== MAIN) throw new RangeError('a trial account has no game wallets');
  return 'trial-wallet';
};

/** The member's main wallet, that of a trial account, or a vendor's game wallet, created with zero if missing. Returns its account id. */
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
  if (!owner) throw new Error(`no member ${memberId}`);
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
  if (!opened) throw new Error(`the wallet of member ${memberId} did not open`);
  return opened.id;
};

/** The member's account of points, created with zero if missing. */
export const openPoints = async (db: Database, { memberId, at }: { memberId: number; at: Date }): Promise<void> => {
  const [owner] = await db
    .select({ merchant: members.merchant, type: members.type })
    .from(members)
    .where(eq(members.id, memberId));
  if (!owner) throw new Error(`no member ${memberId}`);
  if (isTrial(owner)) throw new RangeError('a trial account has no points');
  await db
    .insert(ledgerAccounts)
    .values({ merchant: owner.merchant, currency: POINTS_CURRENCY, kind: 'points', memberId, createdAt: at })
    .onConflictDoNothing();
};

const isPointHouse = (kind: HouseKind): kind is PointHouse => kind === 'points-issued' || kind === 'points-pending';

/**
 * A merchant's account of one kind is this many rows, whose sum is its balance: each operation locks its row until it is
 * on disk, and members who play at the same time must not wait for each other.
 */
const SHARDS = 32;
export const shardOf = (memberId: number): number => memberId % SHARDS;

/** A row of an account of the merchant: the source of deposits, the target of stakes. It may be negative. Created with zero if missing. */
export const houseAccount = async (
  db: Database,
  { merchant, kind, at, shard = 0 }: { merchant: string; kind: HouseKind; at: Date; shard?: number },
): Promise<number> => {
  const [row] = await db.select({ currency: merchants.currency }).from(merchants).where(eq(merchants.code, merchant));
  if (!row) throw new Error(`no merchant ${merchant}`);
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
  if (!opened) throw new Error(`the ${kind} account of ${merchant} did not open`);
  return opened.id;
};

/** The main wallet of a new member, in the caller's transaction. */
export const openMainWallet = async (tx: Database, { member, at }: NewMember): Promise<void> => {
  await openWallet(tx, { memberId: member.id, at });
};
