import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Call } from '#schemas/call.ts';
import type { NetworkMember } from '#schemas/team.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { members, networkRefusals, type MemberRow, type MemberType } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { AGENT_TYPES } from './agent-terms.ts';

export const isAgent = ({ type }: Pick<MemberRow, 'type'>): boolean => AGENT_TYPES.has(type);

/**
 * The members that an agent's request covers: all descendants of the agent, or one descendant with its own descendants. Create it only with
 * `networkOf`, which checks the access.
 */
export interface Network {
  readonly agentId: number;
  readonly merchant: string;
  readonly currency: string;
  readonly rootId: number;
  /** The number of levels from the agent down to the root. 0 means that the agent is the root and is not part of the network. */
  readonly rootDepth: number;
}

/** Throws unless the session belongs to an agent. */
const assertAgent = ({ session: { member } }: MemberContext): void => {
  if (!isAgent(member)) throw createProblem('agents_only', 403, 'This page is for agents');
};

/** Records that an agent has requested an account outside the network, and throws `outside_network`. */
export const refuseOutside = async (
  { kernel: { db }, session: { member: agent }, ip, at }: MemberContext,
  call: Call,
  account: string,
): Promise<never> => {
  await db.insert(networkRefusals).values({ agentId: agent.id, call: call.name, account, ip, at });
  throw createProblem('outside_network', 403, 'This account is not in your network');
};

/** Returns the agent's network, or its subtree from `account` down. A request for an account outside the network is recorded and refused. */
export const networkOf = async (context: MemberContext, call: Call, account: string | undefined): Promise<Network> => {
  assertAgent(context);
  const {
    kernel: { db },
    merchant,
    session: { member: agent },
  } = context;
  const whole = {
    agentId: agent.id,
    merchant: merchant.code,
    currency: merchant.currency,
    rootId: agent.id,
    rootDepth: 0,
  };
  const asked = account?.trim() ?? '';
  if (asked === '' || asked.toLowerCase() === agent.account.toLowerCase()) return whole;
  const [found] = await queryRows<{ id: string; distance: number }>(
    db,
    sql`SELECT m.id, c.distance FROM members m JOIN member_closure c ON c.descendant_id = m.id AND c.ancestor_id = ${agent.id}
        WHERE ${and(eq(sql`m.merchant`, merchant.code), eq(sql`lower(m.account)`, asked.toLowerCase()))}`,
  );
  if (found !== undefined) return { ...whole, rootId: Number(found.id), rootDepth: found.distance };
  return refuseOutside(context, call, asked);
};

/** Returns the SQL condition that selects the members of a network from `member_closure c`, or only its root if `only` is set. */
export const withinNetwork = ({ rootId, rootDepth }: Network, only = false): SQL => {
  const least = rootDepth === 0 ? 1 : 0;
  return sql`c.ancestor_id = ${rootId} AND c.distance >= ${least} ${only && least === 0 ? sql`AND c.distance = 0` : sql``}`;
};

export interface MemberNames {
  /** A string or a number, depending on the database driver. */
  readonly id: string | number;
  readonly account: string;
  readonly type: MemberType;
  /** The number of levels from the root of the network. */
  readonly distance: number;
}

export const toNetworkMember = (
  { id, account, type, distance }: MemberNames,
  { rootDepth }: Network,
): NetworkMember => ({ id: String(id), account, type, depth: distance + rootDepth });

/** Returns the chain of members from the agent's direct downline down to the root of the network. */
export const pathTo = async (
  { kernel: { db } }: Pick<MemberContext, 'kernel'>,
  network: Network,
): Promise<NetworkMember[]> => {
  const rows = await queryRows<MemberNames>(
    db,
    sql`SELECT m.id, m.account, m.type, above.distance
        FROM member_closure c JOIN member_closure above ON above.descendant_id = c.ancestor_id AND above.ancestor_id = ${network.agentId}
        JOIN ${members} m ON m.id = c.ancestor_id
        WHERE c.descendant_id = ${network.rootId} AND above.distance > 0 ORDER BY above.distance`,
  );
  return rows.map((row) => toNetworkMember(row, { ...network, rootDepth: 0 }));
};
