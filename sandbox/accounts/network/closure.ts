import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';

/** Adds a new member to the closure table, in the transaction that created the member. */
export const addToClosure = async (
  tx: Database,
  { member: { id, uplineId } }: { readonly member: Pick<MemberRow, 'id' | 'uplineId'> },
): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO member_closure (ancestor_id, descendant_id, distance)
    SELECT ancestor_id, ${id}::bigint, distance + 1 FROM member_closure WHERE descendant_id = ${uplineId}::bigint
    UNION ALL SELECT ${id}::bigint, ${id}::bigint, 0`);
};

export class CircleError extends Error {
  constructor() {
    super('a member cannot be below itself');
    this.name = 'CircleError';
  }
}

/** Adds all members missing from the closure table; used by the seed. Rejects with `CircleError` if the uplines of members form a cycle. */
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
