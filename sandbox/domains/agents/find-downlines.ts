import { sql, type SQL } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { downlines } from '#schemas/calls/agent.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import { toDecimal } from '#schemas/money.ts';
import type { TeamGroup } from '#schemas/team-names.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { pageBounds, pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { toNetworkMember, withinNetwork, type MemberNames, type Network } from '#sandbox/accounts/network/network.ts';
import { inDays, inParts, inRange, type SplitRange } from './split-range.ts';

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

/** Returns a LIKE pattern that finds a text anywhere, with `%` and `_` escaped so that they match literally. */
const containing = (search: string): string => `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

interface DownlineFilter {
  readonly network: Network;
  readonly search: string;
  readonly group: TeamGroup | null;
  /** Whether only the direct downlines of the network's root are selected. */
  readonly isDirect: boolean;
  /** The range for the groups `registered` and `bet`; null for all other groups. */
  readonly range: SplitRange | null;
}

/** Returns the SQL condition that members `m` are in a group. */
const inGroup = (group: TeamGroup, range: SplitRange | null): SQL => {
  if (group === 'agents') return sql`m.type <> 0`;
  if (group === 'players') return sql`m.type = 0`;
  if (group === 'everybody') return sql`true`;
  if (range === null) return sql`false`;
  if (group === 'registered') return inRange(sql`m.registered_at`, range);
  return sql`(
    EXISTS (SELECT 1 FROM member_days d WHERE d.member_id = m.id AND d.records > 0 AND ${inDays(sql`d.day`, range)})
    OR EXISTS (SELECT 1 FROM bets b WHERE b.member_id = m.id AND ${inParts(sql`b.placed_at`, range)}))`;
};

/**
 * Returns an SQL condition on closure rows `c` and members `m`. Without a search and a group, it selects the direct downlines of the network's root;
 * otherwise the members who match both, from the whole network or, with `isDirect`, from the direct downlines.
 */
const selected = ({ network, search, group, isDirect, range }: DownlineFilter): SQL => {
  const firstLevel = sql`c.ancestor_id = ${network.rootId} AND c.distance = 1`;
  if (search === '' && group === null) return firstLevel;
  const named = search === '' ? sql`true` : sql`lower(m.account) LIKE ${containing(search)}`;
  return sql`${isDirect ? firstLevel : withinNetwork(network)} AND ${named} AND ${group === null ? sql`true` : inGroup(group, range)}`;
};

/** Returns one page of the members that a filter selects, sorted by account. */
export const findDownlines = async (
  db: Database,
  filter: DownlineFilter,
  page: RecordPage,
): Promise<Omit<OutputOf<typeof downlines>, 'path'>> => {
  const { network } = filter;
  const decimal = (minor: string): number => Number(toDecimal(BigInt(minor), network.currency));
  const from = sql`FROM member_closure c JOIN members m ON m.id = c.descendant_id WHERE ${selected(filter)}`;
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
  const [total] = await queryRows<{ count: number; balance: string }>(
    db,
    sql`SELECT count(*)::int AS count, coalesce(sum(a.balance), 0)::text AS balance
        FROM (SELECT m.id ${from}) AS found LEFT JOIN ledger_accounts a ON a.member_id = found.id AND a.kind = 'main'`,
  );
  return {
    list: rows.map((row) => ({
      member: toNetworkMember(row, network),
      upline: row.upline,
      teamSize: row.teamSize,
      direct: row.direct,
      balance: decimal(row.balance),
      rebate: row.rebate / 100,
      contracts: [...row.contracts],
      lastLogin: row.lastLogin === null ? null : new Date(row.lastLogin).getTime(),
      registered: new Date(row.registered).getTime(),
    })),
    totalPages: pagesOf(total?.count ?? 0, page),
    totals: { members: total?.count ?? 0, balance: decimal(total?.balance ?? '0') },
  };
};
