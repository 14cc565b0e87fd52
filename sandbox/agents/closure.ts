import { eq, sql } from 'drizzle-orm';
import { endMovedContracts } from '../contracts/end-moved.ts';
import { queryRows, type Database } from '../db/database.ts';
import { members, merchants } from '../db/schema.ts';
import { DAY_MS } from '../records/record-range.ts';
import { dayOf } from './merchant-day.ts';

/** Writes a new member's place under its upline, in the transaction that created it. */
export const addToClosure = async (
  tx: Database,
  { id, uplineId }: { readonly id: number; readonly uplineId: number | null },
): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO member_closure (ancestor_id, descendant_id, distance)
    SELECT ancestor_id, ${id}::bigint, distance + 1 FROM member_closure WHERE descendant_id = ${uplineId}::bigint
    UNION ALL SELECT ${id}::bigint, ${id}::bigint, 0`);
};

export class CircleError extends Error {
  constructor() {
    super('nobody can be placed under himself or somebody below');
    this.name = 'CircleError';
  }
}

/** Writes the places of all members that have none yet: of a seed, or of a database from before there were any. Rejects with `CircleError`. */
export const fillClosure = async (db: Database): Promise<void> => {
  const circles = await queryRows(
    db,
    sql`
    WITH RECURSIVE lines (ancestor, descendant) AS (
      SELECT m.id, m.id FROM members m
      WHERE NOT EXISTS (SELECT 1 FROM member_closure c WHERE c.ancestor_id = m.id AND c.descendant_id = m.id)
      UNION
      SELECT m.upline_id, l.descendant FROM lines l JOIN members m ON m.id = l.ancestor WHERE m.upline_id IS NOT NULL
    )
    SELECT 1 FROM lines l JOIN members m ON m.id = l.ancestor WHERE m.upline_id = l.descendant LIMIT 1`,
  );
  if (circles.length > 0) throw new CircleError();
  await db.execute(sql`
    WITH RECURSIVE lines (ancestor, descendant, distance) AS (
      SELECT m.id, m.id, 0 FROM members m
      WHERE NOT EXISTS (SELECT 1 FROM member_closure c WHERE c.ancestor_id = m.id AND c.descendant_id = m.id)
      UNION ALL
      SELECT m.upline_id, l.descendant, l.distance + 1
      FROM lines l JOIN members m ON m.id = l.ancestor WHERE m.upline_id IS NOT NULL
    )
    INSERT INTO member_closure (ancestor_id, descendant_id, distance)
    SELECT ancestor, descendant, distance FROM lines ON CONFLICT DO NOTHING`);
};

/**
 * Places a member with everybody below under another upline of the same merchant, which ends an agent's contracts. Who sees whom changes at
 * once; the figures of the merchant's day that is running and of all before stay with the uplines of that time, and the new ones get those from
 * the next day on. Rejects with `CircleError`.
 * @public No call leads here yet: moving an agent is the operator's.
 */
export const moveMember = (db: Database, memberId: number, uplineId: number, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select({ code: members.merchant }).from(members).where(eq(members.id, memberId));
    // New members hold the key of their merchant, so nobody registers below the member meanwhile; another move waits.
    const [merchant] = await tx
      .select()
      .from(merchants)
      .where(eq(merchants.code, found?.code ?? ''))
      .for('update');
    if (merchant === undefined) throw new RangeError(`no member ${memberId}`);
    const [member] = await tx.select().from(members).where(eq(members.id, memberId));
    if (member === undefined) throw new RangeError(`no member ${memberId}`);
    const [upline] = await tx.select().from(members).where(eq(members.id, uplineId));
    if (upline?.merchant !== merchant.code) throw new RangeError('the upline is of another merchant');
    const circle = await queryRows(
      tx,
      sql`SELECT 1 FROM member_closure WHERE ancestor_id = ${memberId} AND descendant_id = ${uplineId}`,
    );
    if (circle.length > 0) throw new CircleError();
    const tomorrow = sql`${dayOf(merchant, at.getTime() + DAY_MS)}::date`;
    await tx.execute(sql`
      WITH ended AS (
        DELETE FROM member_closure c USING member_closure below
        WHERE below.ancestor_id = ${memberId} AND c.descendant_id = below.descendant_id
          AND c.ancestor_id NOT IN (SELECT descendant_id FROM member_closure WHERE ancestor_id = ${memberId})
        RETURNING c.*
      )
      INSERT INTO past_closure (ancestor_id, descendant_id, distance, since, until)
      SELECT ancestor_id, descendant_id, distance, since, ${tomorrow} FROM ended WHERE since < ${tomorrow}`);
    await tx.execute(sql`
      INSERT INTO member_closure (ancestor_id, descendant_id, distance, since)
      SELECT above.ancestor_id, below.descendant_id, above.distance + below.distance + 1, ${tomorrow}
      FROM member_closure above, member_closure below
      WHERE above.descendant_id = ${uplineId} AND below.ancestor_id = ${memberId}`);
    await tx.update(members).set({ uplineId }).where(eq(members.id, memberId));
    await tx.execute(sql`
      UPDATE members m SET depth = ${upline.depth} + 1 + c.distance
      FROM member_closure c WHERE c.ancestor_id = ${memberId} AND c.descendant_id = m.id`);
    if (upline.id !== member.uplineId) await endMovedContracts(tx, { agent: member, upline, at });
  });
