import { sql } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Downline } from '#schemas/team.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { pageBounds, pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { toNetworkMember, withinNetwork, type MemberNames, type Network } from '#sandbox/accounts/network/network.ts';

interface Row extends MemberNames {
  readonly upline: string;
  readonly teamSize: number;
  readonly direct: number;
  readonly balance: string;
  readonly rebate: number;
  readonly contracts: readonly ContractKind[];
  readonly lastLogin: string | Date | null;
  readonly registered: string | Date;
}

/** `%` and `_` of a search are letters. */
const containing = (search: string): string => `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** One page of a network's first level by account, or of all of its members whose account contains `search`. */
export const findDownlines = async (
  db: Database,
  { network, search }: { readonly network: Network; readonly search: string },
  page: RecordPage,
): Promise<{ readonly list: Downline[]; readonly totalPages: number }> => {
  const wanted =
    search === ''
      ? sql`c.ancestor_id = ${network.rootId} AND c.distance = 1`
      : sql`${withinNetwork(network)} AND lower(m.account) LIKE ${containing(search)}`;
  const from = sql`FROM member_closure c JOIN members m ON m.id = c.descendant_id WHERE ${wanted}`;
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT found.id, found.account, found.type, found.distance, u.account AS upline,
      (SELECT count(*)::int - 1 FROM member_closure b WHERE b.ancestor_id = found.id) AS "teamSize",
      (SELECT count(*)::int FROM member_closure b WHERE b.ancestor_id = found.id AND b.distance = 1) AS direct,
      coalesce((SELECT a.balance FROM ledger_accounts a WHERE a.member_id = found.id AND a.kind = 'main'), 0)::text AS balance,
      found.rebate, coalesce((
        SELECT jsonb_agg(k.kind ORDER BY k.kind) FROM contracts k
        WHERE k.downline_id = found.id AND k.upline_id = ${network.agentId} AND k.state IN ('ACTIVE', 'TERMINATION_PENDING')), '[]') AS contracts,
      found.last_login_at AS "lastLogin", found.registered_at AS registered
    FROM (SELECT m.*, c.distance ${from} ORDER BY lower(m.account), m.id LIMIT ${limit} OFFSET ${offset}) AS found
    JOIN members u ON u.id = found.upline_id
    ORDER BY lower(found.account), found.id`,
  );
  const [total] = await queryRows<{ count: number }>(db, sql`SELECT count(*)::int AS count ${from}`);
  return {
    list: rows.map((row) => ({
      member: toNetworkMember(row, network),
      upline: row.upline,
      teamSize: row.teamSize,
      direct: row.direct,
      balance: Number(toDecimal(BigInt(row.balance), network.currency)),
      rebate: row.rebate / 100,
      contracts: [...row.contracts],
      lastLogin: row.lastLogin === null ? null : new Date(row.lastLogin).getTime(),
      registered: new Date(row.registered).getTime(),
    })),
    totalPages: pagesOf(total?.count ?? 0, page),
  };
};
