import { sql, type SQL } from 'drizzle-orm';
import type { MovementStatus, MovementType } from '#schemas/record-names.ts';
import type { TransactionKind } from '#sandbox/db/schema.ts';

type Direction = 'in' | 'out';
/**
 * The type of a ledger transaction in a member's records, by the direction of the money; bets are not included. The kind of a transfer between
 * members is named after the receiver: in a transfer of kind `upline`, the receiver is the upline and sees the money as coming from a downline.
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

/** A movement as stored in the database; `withdrawal` is the status of the withdrawal order that took the money. */
export interface MovementRow {
  readonly at: string | Date;
  readonly reference: string;
  readonly kind: TransactionKind;
  readonly amount: string;
  readonly after: string;
  readonly withdrawal: string | null;
}

/** The selected kinds of transactions: `into` for postings into a main wallet, `out` for postings out of it. */
interface SelectedKinds {
  readonly into: readonly TransactionKind[];
  readonly out: readonly TransactionKind[];
}

/** Converts comma-separated API movement types to transaction kinds; no types select all kinds. Unknown types select nothing. */
export const movementKinds = (types: string | undefined): SelectedKinds => {
  const wanted = types ? new Set(types.split(',')) : null;
  const kindsTo = (direction: Direction): readonly TransactionKind[] =>
    KINDS.filter(([, names]) => wanted === null || wanted.has(names[direction])).map(([kind]) => kind);
  return { into: kindsTo('in'), out: kindsTo('out') };
};

/** Returns the SQL condition that a posting `p` of `ledger_transactions t` has one of the movement types; `types` is as for `movementKinds`. */
export const movementCondition = (types: string | undefined): SQL => {
  const { into, out } = movementKinds(types);
  const among = (kinds: readonly TransactionKind[]): SQL => sql`t.kind = ANY (${`{${kinds.join(',')}}`}::text[])`;
  if (into.join() === out.join()) return among(into);
  return sql`((${among(into)} AND p.amount > 0) OR (${among(out)} AND p.amount < 0))`;
};

const ENDED: Readonly<Record<string, MovementStatus>> = { SUCCESS: 'SUCCESS', REJECTED: 'FAILED', CANCELLED: 'FAILED' };
/** Returns the status of a movement. Money taken for a withdrawal is pending until the order ends; all other movements in the ledger are complete. */
export const movementStatus = ({ kind, withdrawal }: MovementRow): MovementStatus =>
  kind === 'withdrawal' && withdrawal !== null ? (ENDED[withdrawal] ?? 'PENDING') : 'SUCCESS';

export const movementType = ({ kind, amount }: MovementRow): MovementType =>
  TYPES[kind]?.[amount.startsWith('-') ? 'out' : 'in'] ?? 'ADJUSTMENT';
