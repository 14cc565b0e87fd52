import { sql } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { Span } from './periods.ts';

/** For each agent who has or had a contract of this kind, finds the nearest ancestor who has or had one too. */
export const findUplines = async (
  db: Database,
  { merchant, kind }: { readonly merchant: string; readonly kind: ContractKind },
): Promise<ReadonlyMap<number, number>> => {
  const rows = await queryRows<{ agent: string; upline: string }>(
    db,
    sql`
    WITH holders AS (
      SELECT DISTINCT downline_id AS id FROM contracts WHERE merchant = ${merchant} AND kind = ${kind} AND active_from IS NOT NULL
    )
    SELECT DISTINCT ON (c.descendant_id) c.descendant_id AS agent, c.ancestor_id AS upline
    FROM holders below JOIN member_closure c ON c.descendant_id = below.id AND c.distance > 0
    JOIN holders above ON above.id = c.ancestor_id
    ORDER BY c.descendant_id, c.distance`,
  );
  return new Map(rows.map(({ agent, upline }) => [Number(agent), Number(upline)]));
};

/**
 * Sums, for each span of an agent, the dividends already paid to the agent's descendants in settlements of periods that ended within the span or at
 * its end. Returns the sums in the order of the spans.
 */
export const findEarlierShares = async (
  db: Database,
  uplines: ReadonlyMap<number, number>,
  spans: readonly (Span & { readonly agentId: number })[],
): Promise<readonly bigint[]> => {
  const below = [...uplines].map(([agent, upline]) => ({ agent, upline }));
  const asked = spans.map(({ agentId, from, to }, nth) => ({
    nth,
    agent: agentId,
    since: new Date(from).toISOString(),
    until: new Date(to).toISOString(),
  }));
  const rows = await queryRows<{ nth: number; paid: string }>(
    db,
    sql`
    SELECT s.nth, sum(e.amount + e.shared)::bigint::text AS paid
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS s (nth int, agent bigint, since timestamptz, until timestamptz)
    JOIN jsonb_to_recordset(${JSON.stringify(below)}::jsonb) AS b (agent bigint, upline bigint) ON b.upline = s.agent
    JOIN contract_settlements e ON e.member_id = b.agent AND e.kind = 'dividend' AND e.period_to > s.since AND e.period_to <= s.until
    GROUP BY s.nth`,
  );
  const paid = new Map(rows.map((row) => [row.nth, BigInt(row.paid)]));
  return spans.map((_span, nth) => paid.get(nth) ?? 0n);
};

/** Returns the loss that each agent carries into the next dividend: that left by the last dividend, even if under another contract. */
export const findLosses = async (
  db: Database,
  agents: readonly number[],
): Promise<readonly (readonly [agent: number, loss: bigint])[]> => {
  const rows = await queryRows<{ agent: string; loss: string }>(
    db,
    sql`
    SELECT a.id AS agent, e.carried_out::text AS loss
    FROM jsonb_array_elements_text(${JSON.stringify(agents)}::jsonb) AS asked (id)
    CROSS JOIN LATERAL (SELECT asked.id::bigint AS id) AS a
    CROSS JOIN LATERAL (
      SELECT carried_out FROM contract_settlements WHERE member_id = a.id AND kind = 'dividend' ORDER BY settled_at DESC, id DESC LIMIT 1
    ) AS e`,
  );
  return rows.map(({ agent, loss }) => [Number(agent), BigInt(loss)] as const);
};

/** Finds which of the agent and all descendants have or had a contract of a kind. */
export const findAgentsBelow = async (
  db: Database,
  agentId: number,
  kind: ContractKind,
): Promise<readonly number[]> => {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
    SELECT DISTINCT k.downline_id AS id FROM member_closure c JOIN contracts k ON k.downline_id = c.descendant_id AND k.kind = ${kind}
    WHERE c.ancestor_id = ${agentId} AND k.active_from IS NOT NULL`,
  );
  return rows.map(({ id }) => Number(id));
};
