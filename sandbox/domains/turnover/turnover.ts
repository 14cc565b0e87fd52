import type { PaidDeposit, SettledBet } from '#sandbox/kernel/core/consequences.ts';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { turnoverRequirements, type TurnoverSource } from '#sandbox/db/schema.ts';
import { countBet, endedOf, hold, type OpenRequirement } from './held-money.ts';

interface Demand {
  readonly memberId: number;
  readonly source: TurnoverSource;
  readonly reference: string;
  /** Minor units to wager. */
  readonly required: bigint;
  /** The bonus, in minor units; not set for a deposit. */
  readonly held?: bigint;
  readonly at: Date;
}

/** Requires a member to wager a deposit or a bonus, within the transaction that credited it; does nothing for zero. */
export const requireTurnover = async (db: Database, { required, held = 0n, at, ...demand }: Demand): Promise<void> => {
  if (required <= 0n) return;
  await db.insert(turnoverRequirements).values({ ...demand, required, held, createdAt: at });
};

/** Requires a paid deposit and its bonus to be wagered, each as many times as the promotion demands. */
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
  /** Oldest first. */
  readonly open: readonly OpenRequirement[];
  /** The sum of the member's wallets; read only if a requirement is open. */
  readonly balance: bigint;
}

/** Returns what a member still has to wager. Changing it requires the lock on the main wallet, like every change of the sum of the wallets. */
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

/** Stores the changes of requirements in one statement. */
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

/** Counts a settled bet, in minor units, with the points that it earned. The caller has already moved stake and payout. */
export const fillTurnover = async (
  db: Database,
  { memberId, payout, validBet, points, at }: SettledBet,
): Promise<void> => {
  const { open, balance } = await openRequirements(db, memberId);
  if (open.length > 0) await writeRequirements(db, open, countBet(open, { payout, validBet, points, balance }), at);
};

/** Holds money or points of the member with the newest open bonus, if there is one. The caller has locked the main wallet. */
export const holdWithBonus = async (
  db: Database,
  memberId: number,
  { at, ...what }: { readonly money?: bigint; readonly points?: bigint; readonly at: Date },
): Promise<void> => {
  const { open } = await openRequirements(db, memberId);
  await writeRequirements(db, open, hold(open, what), at);
};
