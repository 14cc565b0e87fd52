import { sql, type SQL } from 'drizzle-orm';
import type { MovementStatus, MovementType } from '#schemas/record-names.ts';
import type { TransactionKind } from '#sandbox/db/schema.ts';

type Direction = 'in' | 'out';
/**
 * What a ledger transaction is called in a member's records, except bets. A transfer within a network has the kind
 * of its receiver, who got it from the other side.
 */
const TYPES: Readonly<Partial<Record<TransactionKind, Readonly<Record<Direction, MovementType>>>>> = {
  deposit: { in: 'DEPOSIT', out: 'DEPOSIT' },
  withdrawal: { in: 'WITHDRAWAL', out: 'WITHDRAWAL' },
  'withdrawal-returned': { in: 'WITHDRAWAL_RETURNED', out: 'WITHDRAWAL_RETURNED' },
  transfer: { in: 'TRANSFER_IN', out: 'TRANSFER_OUT' },
  bonus: { in: 'BONUS', out: 'BONUS' },
  rebate: { in: 'REBATE', out: 'REBATE' },
  adjustment: { in: 'ADJUSTMENT', out: 'ADJUSTMENT' },
  upline: { in: 'DOWNLINE_IN', out: 'UPLINE_OUT' },
  downline: { in: 'UPLINE_IN', out: 'DOWNLINE_OUT' },
  redemption: { in: 'REDEMPTION', out: 'REDEMPTION' },
  conversion: { in: 'CONVERSION', out: 'CONVERSION' },
  salary: { in: 'SALARY', out: 'SALARY' },
  dividend: { in: 'DIVIDEND', out: 'DIVIDEND' },
};
const KINDS = Object.entries(TYPES) as (readonly [TransactionKind, Readonly<Record<Direction, MovementType>>])[];

/** A movement as the database has it; `withdrawal` is the status of the order that took the money. */
export interface MovementRow {
  readonly at: string | Date;
  readonly reference: string;
  readonly kind: TransactionKind;
  readonly amount: string;
  readonly after: string;
  readonly withdrawal: string | null;
}

/** The kinds of transactions of a type of movement, without one of all, and which of their postings; `null` for an unknown one. */
export const movementKinds = (
  type: string | undefined,
): { readonly kinds: readonly TransactionKind[]; readonly direction: Direction | null } | null => {
  if (!type) return { kinds: KINDS.map(([kind]) => kind), direction: null };
  const [kind, names] = KINDS.find(([, { in: into, out }]) => into === type || out === type) ?? [];
  if (kind === undefined || names === undefined) return null;
  if (names.in === names.out) return { kinds: [kind], direction: null };
  return { kinds: [kind], direction: names.in === type ? 'in' : 'out' };
};

/** The condition on `ledger_transactions t` and `ledger_postings p` for a type of movement, without one for all; nothing for an unknown one. */
export const movementCondition = (type: string | undefined): SQL => {
  const wanted = movementKinds(type);
  if (wanted === null) return sql`false`;
  const kinds = sql.join(
    wanted.kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  if (wanted.direction === null) return sql`t.kind IN (${kinds})`;
  return wanted.direction === 'in'
    ? sql`t.kind IN (${kinds}) AND p.amount > 0`
    : sql`t.kind IN (${kinds}) AND p.amount < 0`;
};

const ENDED: Readonly<Record<string, MovementStatus>> = { SUCCESS: 'SUCCESS', REJECTED: 'FAILED', CANCELLED: 'FAILED' };
/** Money that left for a withdrawal is on its way until the order ends; everything else is done once it is in the ledger. */
export const movementStatus = ({ kind, withdrawal }: MovementRow): MovementStatus =>
  kind === 'withdrawal' && withdrawal !== null ? (ENDED[withdrawal] ?? 'PENDING') : 'SUCCESS';

export const movementType = ({ kind, amount }: MovementRow): MovementType =>
  TYPES[kind]?.[amount.startsWith('-') ? 'out' : 'in'] ?? 'ADJUSTMENT';
