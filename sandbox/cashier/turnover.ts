import { sql } from 'drizzle-orm';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '../db/database.ts';
import { turnoverRequirements } from '../db/schema.ts';
import { createProblem } from '../http/create-problem.ts';

/** Demands that a member wagers `required` minor units before the next withdrawal; nothing for zero. */
export const requireTurnover = async (
  db: Database,
  { memberId, reference, required, at }: { memberId: number; reference: string; required: bigint; at: Date },
): Promise<void> => {
  if (required <= 0n) return;
  await db.insert(turnoverRequirements).values({ memberId, reference, required, createdAt: at });
};

/** Counts a settled bet, in minor units, towards the oldest open requirements. */
export const fillTurnover = async (db: Database, memberId: number, validBet: bigint): Promise<void> => {
  if (validBet <= 0n) return;
  await db.execute(sql`
    WITH locked AS (
      SELECT id, required - done AS missing FROM turnover_requirements
      WHERE member_id = ${memberId} AND done < required ORDER BY id FOR UPDATE
    ), placed AS (
      SELECT id, missing, sum(missing) OVER (ORDER BY id) - missing AS before FROM locked
    )
    UPDATE turnover_requirements t
    SET done = t.done + least(p.missing, ${validBet}::bigint - p.before)
    FROM placed p WHERE p.id = t.id AND p.before < ${validBet}::bigint
  `);
};

interface Turnover {
  /** Minor units, of all requirements that are still open. */
  readonly required: bigint;
  readonly remaining: bigint;
}

export const turnoverOf = async (db: Database, memberId: number): Promise<Turnover> => {
  const [row] = await queryRows<{ required: string; remaining: string }>(
    db,
    sql`SELECT coalesce(sum(required), 0)::text AS required, coalesce(sum(required - done), 0)::text AS remaining
        FROM turnover_requirements WHERE member_id = ${memberId} AND done < required`,
  );
  return { required: BigInt(row?.required ?? 0), remaining: BigInt(row?.remaining ?? 0) };
};

/** Throws `turnover_open` while a member still has to wager. It is called by who holds the wallet: a bonus that is being paid has its turnover then. */
export const refuseOpenTurnover = async (db: Database, memberId: number, currency: string): Promise<void> => {
  const { remaining } = await turnoverOf(db, memberId);
  if (remaining > 0n)
    throw createProblem('turnover_open', 409, `${toDecimal(remaining, currency)} have to be wagered first`);
};
