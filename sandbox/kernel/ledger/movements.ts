import { and, asc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { ledgerAccounts, members, type LedgerAccountRow, type TransactionKind } from '#sandbox/db/schema.ts';
import { houseAccount, openPoints, openWallet, shardOf, type MoneyHouse, type PointHouse } from './accounts.ts';
import { tellMovement } from './tell-movement.ts';
import { inTransaction, writePostings, type PostedTransaction } from './post.ts';

interface Movement {
  /** The amount in minor units, above zero. */
  readonly amount: bigint;
  readonly reference: string;
  readonly at: Date;
  readonly idempotencyKey?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Whether no message is sent, because the member started the movement or is notified in another way. */
  readonly untold?: boolean;
}

/** A place for money or points: a member's wallet (0 is the main wallet), a member's points account, or an account of the merchant. */
type Place =
  | { readonly memberId: number; readonly wallet: number | 'points' }
  | { readonly house: MoneyHouse | PointHouse };

const MAIN = 0;
const mainWallet = (memberId: number): Place => ({ memberId, wallet: MAIN });
const pointsOf = (memberId: number): Place => ({ memberId, wallet: 'points' });

const ownAccount = ({ memberId, wallet }: Exclude<Place, { house: unknown }>): SQL | undefined =>
  wallet === 'points'
    ? and(eq(ledgerAccounts.memberId, memberId), eq(ledgerAccounts.kind, 'points'))
    : and(
        eq(ledgerAccounts.memberId, memberId),
        ne(ledgerAccounts.kind, 'points'),
        eq(ledgerAccounts.accountTypeId, wallet),
      );

const isAt = (row: LedgerAccountRow, place: Place): boolean => {
  if ('house' in place) return row.memberId === null && row.kind === place.house;
  if (row.memberId !== place.memberId) return false;
  return place.wallet === 'points'
    ? row.kind === 'points'
    : row.kind !== 'points' && row.accountTypeId === place.wallet;
};

/**
 * Locks the ledger accounts of places, in the order of their ids. Creates missing accounts. `memberId` determines the merchant, and the row of the
 * merchant's accounts.
 */
const lockPlaces = async (
  tx: Database,
  memberId: number,
  places: readonly Place[],
  at: Date,
): Promise<readonly LedgerAccountRow[]> => {
  const merchant = sql`(SELECT merchant FROM ${members} WHERE id = ${memberId})`;
  const shard = shardOf(memberId);
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(
      or(
        ...places.map((place) =>
          'house' in place
            ? and(
                isNull(ledgerAccounts.memberId),
                eq(ledgerAccounts.merchant, merchant),
                eq(ledgerAccounts.kind, place.house),
                eq(ledgerAccounts.accountTypeId, shard),
              )
            : ownAccount(place),
        ),
      ),
    )
    .orderBy(asc(ledgerAccounts.id))
    .for('update');
  const rowOf = (place: Place): LedgerAccountRow | undefined => rows.find((row) => isAt(row, place));
  const found = places.flatMap((place) => rowOf(place) ?? []);
  if (found.length === places.length) return found;
  for (const place of places.filter((one) => rowOf(one) === undefined)) {
    if ('house' in place)
      await houseAccount(tx, { merchant: await merchantOf(tx, memberId), kind: place.house, shard, at });
    else if (place.wallet === 'points') await openPoints(tx, { memberId: place.memberId, at });
    else await openWallet(tx, { memberId: place.memberId, accountTypeId: place.wallet, at });
  }
  return lockPlaces(tx, memberId, places, at);
};

/** Locks the member's main wallet, as every movement of money does. The lock also protects the member's held money. */
export const lockMainWallet = async (tx: Database, memberId: number, at: Date): Promise<void> => {
  await lockPlaces(tx, memberId, [mainWallet(memberId)], at);
};

const merchantOf = async (db: Database, memberId: number): Promise<string> => {
  const [member] = await db.select({ merchant: members.merchant }).from(members).where(eq(members.id, memberId));
  if (!member) throw new Error(`there is no member ${memberId}`);
  return member.merchant;
};

interface Part {
  readonly into: Place;
  readonly amount: bigint;
}

/** Moves an amount from one account into others; parts of zero are skipped. The message to the member has the amount of the first part. */
const move = (
  db: Database,
  memberId: number,
  kind: TransactionKind,
  from: Place,
  parts: readonly Part[],
  { untold = false, ...facts }: Omit<Movement, 'amount'>,
): Promise<PostedTransaction> => {
  if (parts.some(({ amount }) => amount < 0n) || parts.every(({ amount }) => amount === 0n))
    throw new RangeError('the amount of a movement must be above zero');
  return inTransaction(db, async (tx) => {
    const moved = parts.filter(({ amount }) => amount > 0n);
    const [source, ...targets] = await lockPlaces(tx, memberId, [from, ...moved.map(({ into }) => into)], facts.at);
    if (source === undefined || targets.some(({ id }) => id === source.id))
      throw new RangeError('the source and the target of a movement must differ');
    const total = moved.reduce((sum, { amount }) => sum + amount, 0n);
    const posted = await writePostings(tx, { ...facts, kind, merchant: source.merchant }, [
      { account: source, amount: -total },
      ...targets.map((account, index) => ({ account, amount: moved[index]?.amount ?? 0n })),
    ]);
    const [first] = moved;
    if (!untold && first !== undefined) {
      const { merchant } = source;
      const { into, amount } = first;
      await tellMovement(tx, 'house' in into ? memberId : into.memberId, { ...facts, kind, merchant, amount });
    }
    return posted;
  });
};

/** Moves money from an account of the merchant into the member's main wallet, for example a deposit, bonus, rebate, payout or play money. */
export const credit = async (
  db: Database,
  memberId: number,
  { kind, from, amount, ...facts }: Movement & { readonly kind: TransactionKind; readonly from: MoneyHouse },
): Promise<PostedTransaction> =>
  move(db, memberId, kind, { house: from }, [{ into: mainWallet(memberId), amount }], facts);

/** Moves money from the member's main wallet into an account of the merchant, for example a withdrawal or stake. Throws `InsufficientFunds`. */
export const debit = async (
  db: Database,
  memberId: number,
  { kind, into, amount, ...facts }: Movement & { readonly kind: TransactionKind; readonly into: MoneyHouse },
): Promise<PostedTransaction> =>
  move(db, memberId, kind, mainWallet(memberId), [{ into: { house: into }, amount }], facts);

/** Moves money between two wallets of one member; 0 is the main wallet. Throws `InsufficientFunds`. */
export const transferBetweenWallets = async (
  db: Database,
  memberId: number,
  { from, to, amount, details, ...facts }: Movement & { readonly from: number; readonly to: number },
): Promise<PostedTransaction> =>
  move(db, memberId, 'transfer', { memberId, wallet: from }, [{ into: { memberId, wallet: to }, amount }], {
    ...facts,
    details: { ...details, from, to },
  });

/** Moves money from a member's main wallet into the main wallet of another member of the same merchant. Throws `InsufficientFunds`. */
export const transferToMember = async (
  db: Database,
  memberId: number,
  { kind, to, amount, details, ...facts }: Movement & { readonly kind: 'upline' | 'downline'; readonly to: number },
): Promise<PostedTransaction> =>
  move(db, memberId, kind, mainWallet(memberId), [{ into: mainWallet(to), amount }], {
    ...facts,
    details: { ...details, fromMember: memberId, toMember: to },
  });

/** Moves money from one account of the merchant into others, such as a member's withdrawal and its fee. Parts of zero are skipped. */
export const moveInHouse = async (
  db: Database,
  memberId: number,
  {
    kind,
    from,
    parts,
    ...facts
  }: Omit<Movement, 'amount'> & {
    readonly kind: TransactionKind;
    readonly from: MoneyHouse;
    readonly parts: readonly { readonly into: MoneyHouse; readonly amount: bigint }[];
  },
): Promise<PostedTransaction> =>
  move(
    db,
    memberId,
    kind,
    { house: from },
    parts.map(({ into, amount }) => ({ into: { house: into }, amount })),
    facts,
  );

type PointKind = Extract<TransactionKind, `points-${string}`>;

/** Moves points from an account of the merchant to the member. */
export const creditPoints = (
  db: Database,
  memberId: number,
  { kind, from, amount, ...facts }: Movement & { readonly kind: PointKind; readonly from: PointHouse },
): Promise<PostedTransaction> =>
  move(db, memberId, kind, { house: from }, [{ into: pointsOf(memberId), amount }], facts);

/** Moves points from the member into an account of the merchant. Throws `InsufficientFunds`. */
export const debitPoints = (
  db: Database,
  memberId: number,
  { kind, into, amount, ...facts }: Movement & { readonly kind: PointKind; readonly into: PointHouse },
): Promise<PostedTransaction> =>
  move(db, memberId, kind, pointsOf(memberId), [{ into: { house: into }, amount }], facts);

/** Spends the points of an approved redemption, which were taken from the member's account when it was ordered. */
export const spendPoints = (
  db: Database,
  memberId: number,
  { amount, ...facts }: Movement,
): Promise<PostedTransaction> =>
  move(
    db,
    memberId,
    'points-spent',
    { house: 'points-pending' },
    [{ into: { house: 'points-issued' }, amount }],
    facts,
  );
