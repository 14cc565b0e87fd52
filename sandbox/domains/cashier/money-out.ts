import { toDecimal } from '#schemas/money.ts';
import type { HeldMoney } from '#schemas/cashier.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { TurnoverSource } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { balancesOf } from '#sandbox/kernel/ledger/balances-of.ts';
import { debit, transferToMember } from '#sandbox/kernel/ledger/movements.ts';
import type { PostedTransaction } from '#sandbox/kernel/ledger/post.ts';
import { refuseInsufficient } from '#sandbox/kernel/ledger/refuse-insufficient.ts';
import { sumOf, type OpenRequirement } from '#sandbox/domains/turnover/held-money.ts';
import { openRequirements } from '#sandbox/domains/turnover/turnover.ts';

/** Amounts to wager, in minor units. */
interface Turnover {
  readonly required: bigint;
  readonly remaining: bigint;
}

/**
 * Returns how much must be wagered before no requirement of a source remains open. Bets count towards the oldest requirement first, so the amount
 * includes all requirements before the last one of this source.
 */
const untilLast = (open: readonly OpenRequirement[], source: TurnoverSource): Turnover => {
  const upTo = open.slice(0, open.findLastIndex((one) => one.source === source) + 1);
  return { required: sumOf(upTo.map((one) => one.required)), remaining: sumOf(upTo.map((one) => one.missing)) };
};

interface MoneyOut {
  readonly currency: string;
  /** The sum of the wallets minus the held money. It can be negative only within a transaction that is then rolled back. */
  readonly free: bigint;
  /** The part of `free` in the main wallet. */
  readonly ready: bigint;
  /** The money held with bonuses that are not fully wagered yet, including the winnings from them. */
  readonly held: bigint;
  /** What must still be wagered for deposits; until it is, withdrawals and transfers to the upline are refused. */
  readonly deposits: Turnover;
  /** What must still be wagered until no money is held. */
  readonly bonuses: Turnover;
}

/** Returns how much of a member's money can be withdrawn or transferred to another member. */
export const moneyOutOf = async (db: Database, memberId: number): Promise<MoneyOut> => {
  const { main, sum, currency } = await balancesOf(db, memberId);
  const { open } = await openRequirements(db, memberId);
  const held = sumOf(open.map((one) => one.held));
  const free = sum - held;
  return {
    currency,
    free,
    ready: free < main ? free : main,
    held,
    deposits: untilLast(open, 'deposit'),
    bonuses: untilLast(open, 'bonus'),
  };
};

/** Converts to the API's `HeldMoney`, with decimal amounts. */
export const toHeldMoney = ({ held, bonuses, currency }: MoneyOut): HeldMoney => {
  const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
  return {
    amount: decimal(held),
    requiredTurnover: decimal(bonuses.required),
    remainingTurnover: decimal(bonuses.remaining),
  };
};

interface Order {
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly reference: string;
  readonly at: Date;
}
type Out =
  | (Order & { readonly kind: 'withdrawal'; readonly details: Readonly<Record<string, unknown>> })
  | (Order & { readonly kind: 'upline' | 'downline'; readonly to: number });

/**
 * Moves money out of a member's main wallet, in the caller's transaction; used by all withdrawals and transfers to other members. Throws a problem at
 * the field `amount` if there is too little money or part of it is held. Throws `turnover_open` if a deposit has not been wagered yet, except for
 * transfers to a downline.
 */
export const moveOut = async (tx: Database, memberId: number, out: Out): Promise<PostedTransaction> => {
  const moved = await (
    out.kind === 'withdrawal' ? debit(tx, memberId, { ...out, into: 'pending' }) : transferToMember(tx, memberId, out)
  ).catch(refuseInsufficient('amount'));
  // The requirements are read after the movement has locked the wallet, so that a bonus paid at the same time is included.
  const { free, held, deposits, bonuses, currency } = await moneyOutOf(tx, memberId);
  if (out.kind !== 'downline' && deposits.remaining > 0n)
    throw createProblem('turnover_open', 409, `${toDecimal(deposits.remaining, currency)} have to be wagered first`);
  if (free < 0n)
    throw createProblem(
      'bonus_held',
      422,
      `${toDecimal(held, currency)} is held until ${toDecimal(bonuses.remaining, currency)} more has been wagered`,
      { fields: { amount: 'bonus_held' } },
    );
  return moved;
};
