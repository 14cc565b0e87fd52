import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { members, type LedgerTransactionRow, type TransactionKind } from '../db/schema.ts';
import { houseAccount, openWallet, type HouseKind } from './accounts.ts';
import { post } from './post.ts';

interface Movement {
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly reference: string;
  readonly at: Date;
  readonly idempotencyKey?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

const merchantOf = async (db: Database, memberId: number): Promise<string> => {
  const [member] = await db.select({ merchant: members.merchant }).from(members).where(eq(members.id, memberId));
  if (!member) throw new Error(`no member ${memberId}`);
  return member.merchant;
};

const assertPositive = (amount: bigint): bigint => {
  if (amount <= 0n) throw new RangeError('an amount to move is above zero');
  return amount;
};

const move = async (
  db: Database,
  kind: TransactionKind,
  merchant: string,
  from: number,
  to: number,
  { amount, ...facts }: Movement,
): Promise<LedgerTransactionRow> => {
  if (from === to) throw new RangeError('money does not move within one account');
  return post(db, {
    ...facts,
    kind,
    merchant,
    postings: [
      { account: from, amount: -assertPositive(amount) },
      { account: to, amount },
    ],
  });
};

/** Money from an account of the merchant into the member's main wallet: a deposit, bonus, rebate, payout, play money. */
export const credit = async (
  db: Database,
  memberId: number,
  { kind, from, ...movement }: Movement & { readonly kind: TransactionKind; readonly from: HouseKind },
): Promise<LedgerTransactionRow> => {
  const merchant = await merchantOf(db, memberId);
  const source = await houseAccount(db, { merchant, kind: from, at: movement.at });
  return move(db, kind, merchant, source, await openWallet(db, { memberId, at: movement.at }), movement);
};

/** Money from the member's main wallet into an account of the merchant: a withdrawal, a stake. Throws `InsufficientFunds`. */
export const debit = async (
  db: Database,
  memberId: number,
  { kind, into, ...movement }: Movement & { readonly kind: TransactionKind; readonly into: HouseKind },
): Promise<LedgerTransactionRow> => {
  const merchant = await merchantOf(db, memberId);
  const target = await houseAccount(db, { merchant, kind: into, at: movement.at });
  return move(db, kind, merchant, await openWallet(db, { memberId, at: movement.at }), target, movement);
};

/** Between two wallets of one member; 0 is the main one. Throws `InsufficientFunds`. */
export const transferBetweenWallets = async (
  db: Database,
  memberId: number,
  { from, to, ...movement }: Movement & { readonly from: number; readonly to: number },
): Promise<LedgerTransactionRow> => {
  const merchant = await merchantOf(db, memberId);
  const [source, target] = [
    await openWallet(db, { memberId, accountTypeId: from, at: movement.at }),
    await openWallet(db, { memberId, accountTypeId: to, at: movement.at }),
  ];
  return move(db, 'transfer', merchant, source, target, { ...movement, details: { ...movement.details, from, to } });
};

/** From the main wallet of one member to that of another of the same merchant. Throws `InsufficientFunds`. */
export const transferToMember = async (
  db: Database,
  memberId: number,
  { kind, to, ...movement }: Movement & { readonly kind: 'upline' | 'downline'; readonly to: number },
): Promise<LedgerTransactionRow> => {
  const merchant = await merchantOf(db, memberId);
  const [source, target] = [
    await openWallet(db, { memberId, at: movement.at }),
    await openWallet(db, { memberId: to, at: movement.at }),
  ];
  return move(db, kind, merchant, source, target, {
    ...movement,
    details: { ...movement.details, fromMember: memberId, toMember: to },
  });
};

/** Out of one account of the merchant into others, such as a payment and its fee; parts of zero are left out. */
export const moveInHouse = async (
  db: Database,
  merchant: string,
  {
    kind,
    from,
    parts,
    ...facts
  }: Omit<Movement, 'amount'> & {
    readonly kind: TransactionKind;
    readonly from: HouseKind;
    readonly parts: readonly { readonly into: HouseKind; readonly amount: bigint }[];
  },
): Promise<LedgerTransactionRow> => {
  const source = await houseAccount(db, { merchant, kind: from, at: facts.at });
  const targets = [];
  for (const { into, amount } of parts)
    if (amount > 0n) targets.push({ account: await houseAccount(db, { merchant, kind: into, at: facts.at }), amount });
  const total = targets.reduce((sum, { amount }) => sum + amount, 0n);
  return post(db, { ...facts, kind, merchant, postings: [{ account: source, amount: -total }, ...targets] });
};
