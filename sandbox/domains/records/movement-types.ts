import { sql, type SQL } from 'drizzle-orm';
import type { MovementStatus, MovementType } from '#schemas/record-names.ts';
import type { TransactionKind } from '#sandbox/db/schema.ts';

type Direction = 'in' | 'out';
/**
 * The type of a ledger transaction in a member's records, except bets. A transfer within a network is named after its receiver, `upline` or
 * `downline`; the receiver sees it as coming from the other party.
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

/** A movement as stored in the database; `withdrawal` is the status of the order that took the money. */
export interface MovementRow {
  readonly at: string | Date;
  readonly reference: string;
  readonly kind: TransactionKind;
  readonly amount: string;
  readonly after: string;
  readonly withdrawal: string | null;
}

/** The kinds of transactions to select, for postings into and out of a main wallet. */
interface SelectedKinds {
  readonly into: readonly TransactionKind[];
  readonly out: readonly TransactionKind[];
}

/** Parses a selection: one type of movement, several separated by commas, or all if there is none. Unknown types select nothing. */
export const movementKinds = (types: string | undefined): SelectedKinds => {
  const wanted = types ? new Set(types.split(',')) : null;
  const kindsTo = (direction: Direction): readonly TransactionKind[] =>
    KINDS.filter(([, names]) => wanted === null || wanted.has(names[direction])).map(([kind]) => kind);
  return { into: kindsTo('in'), out: kindsTo('out') };
};

/** Returns the SQL condition on `ledger_transactions t` and `ledger_postings p` for types of movements, as parsed by `movementKinds`. */
export const movementCondition = (types: string | undefined): SQL => {
  const { into, out } = movementKinds(types);
  const among = (kinds: readonly TransactionKind[]): SQL => sql`t.kind = ANY (${`{${kinds.join(',')}}`}::text[])`;
  if (into.join() === out.join()) return among(into);
  return sql`((${among(into)} AND p.amount > 0) OR (${among(out)} AND p.amount < 0))`;
};

const ENDED: Readonly<Record<string, MovementStatus>> = { SUCCESS: 'SUCCESS', REJECTED: 'FAILED', CANCELLED: 'FAILED' };
/**
 * Returns the status of a movement: money taken for a withdrawal is pending until the order ends; everything else is complete once it is in the
 * ledger.
 */
export const movementStatus = ({ kind, withdrawal }: MovementRow): MovementStatus =>
  kind === 'withdrawal' && withdrawal !== null ? (ENDED[withdrawal] ?? 'PENDING') : 'SUCCESS';

export const movementType = ({ kind, amount }: MovementRow): MovementType =>
  TYPES[kind]?.[amount.startsWith('-') ? 'out' : 'in'] ?? 'ADJUSTMENT';
