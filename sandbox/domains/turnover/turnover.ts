import type { PaidDeposit, SettledBet } from '#sandbox/kernel/core/consequences.ts';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { turnoverRequirements, type TurnoverSource } from '#sandbox/db/schema.ts';
import { countBet, endedOf, hold, type OpenRequirement } from './held-money.ts';

interface Demand {
  readonly memberId: number;
  readonly source: TurnoverSource;
  readonly reference: string;
  /** The amount to wager, in minor units. */
  readonly required: bigint;
  /** The bonus to hold, in minor units; missing for a deposit. */
  readonly held?: bigint;
  readonly at: Date;
}

/** Creates a member's requirement to wager a deposit or a bonus, within the transaction that credits it. Does nothing if `required` is zero. */
export const requireTurnover = async (db: Database, { required, held = 0n, at, ...demand }: Demand): Promise<void> => {
  if (required <= 0n) return;
  await db.insert(turnoverRequirements).values({ ...demand, required, held, createdAt: at });
};

/** Creates the requirements for a paid deposit and its bonus. The turnover is divided between them in proportion to their amounts. */
export const requireDepositTurnover = async (
  tx: Database,
  { order, bonus, turnover, at }: PaidDeposit,
): Promise<void> => {
  const ofBonus = (turnover * bonus) / (order.amount + bonus);
  const demand = { memberId: order.memberId, reference: order.orderNo, at };
  await requireTurnover(tx, { ...demand, source: 'deposit', required: turnover - ofBonus });
  await requireTurnover(tx, { ...demand, source: 'bonus', required: ofBonus, held: bonus });
};

export interface OpenRequirements {
  /** The open requirements, oldest first. */
  readonly open: readonly OpenRequirement[];
  /** The sum of the member's wallets; queried only if a requirement is open. */
  readonly balance: bigint;
}

/**
 * Returns the requirements that a member still has to fulfil. To change them, the caller must hold the lock on the main wallet, which every change to
 * the wallets acquires.
 */
export const openRequirements = async (db: Database, memberId: number): Promise<OpenRequirements> => {
  const rows = await queryRows<
    Record<'id' | 'required' | 'missing' | 'held' | 'points' | 'balance', string> & { source: TurnoverSource }
  >(
    db,
    sql`SELECT id::text, source, required::text, (required - done)::text AS missing, held::text, held_points::text AS points,
          (SELECT coalesce(sum(balance), 0) FROM ledger_accounts WHERE member_id = ${memberId} AND kind IN ('main', 'game'))::text AS balance
        FROM turnover_requirements r WHERE member_id = ${memberId} AND ended_at IS NULL ORDER BY r.id`,
  );
  return {
    open: rows.map(({ id, source, required, missing, held, points }) => ({
      id: Number(id),
      source,
      required: BigInt(required),
      missing: BigInt(missing),
      held: BigInt(held),
      heldPoints: BigInt(points),
    })),
    balance: BigInt(rows[0]?.balance ?? 0),
  };
};

/** Stores the changed requirements with one statement. */
export const writeRequirements = async (
  db: Database,
  before: readonly OpenRequirement[],
  after: readonly OpenRequirement[],
  at: Date,
): Promise<void> => {
  const ended = endedOf(after);
  const rows = after.flatMap((one, index) => {
    const was = before[index];
    const isSame =
      was !== undefined && was.missing === one.missing && was.held === one.held && was.heldPoints === one.heldPoints;
    if (isSame && !ended.has(one.id)) return [];
    const { id, required, missing, held, heldPoints } = one;
    const [points, end] = ended.has(id) ? [0n, at.toISOString()] : [heldPoints, null];
    return [
      sql`(${id}::bigint, ${required - missing}::bigint, ${held}::bigint, ${points}::bigint, ${end}::timestamptz)`,
    ];
  });
  if (rows.length === 0) return;
  await db.execute(sql`
    UPDATE turnover_requirements t SET done = v.done, held = v.held, held_points = v.points, ended_at = v.ended
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS v (id, done, held, points, ended) WHERE t.id = v.id`);
};

/**
 * Counts a settled bet towards the open requirements and holds its payout and points as necessary. The caller must have moved the stake and the
 * payout.
 */
export const fillTurnover = async (
  db: Database,
  { memberId, payout, validBet, points, at }: SettledBet,
): Promise<void> => {
  const { open, balance } = await openRequirements(db, memberId);
  if (open.length > 0) await writeRequirements(db, open, countBet(open, { payout, validBet, points, balance }), at);
};

/** Holds money or points of a member with the newest open bonus, if there is one. The caller must have locked the main wallet. */
export const holdWithBonus = async (
  db: Database,
  memberId: number,
  { at, ...what }: { readonly money?: bigint; readonly points?: bigint; readonly at: Date },
): Promise<void> => {
  const { open } = await openRequirements(db, memberId);
  await writeRequirements(db, open, hold(open, what), at);
};
