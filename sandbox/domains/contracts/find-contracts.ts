import { and, asc, count, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContractKind, ContractState } from '#schemas/contract-names.ts';
import type { Contract, ContractDetail } from '#schemas/contract.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, contractSteps, members, type ContractRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { pageBounds, pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { topRate } from './contract-terms.ts';
import { findOpenContracts, findOwnRates } from './open-contracts.ts';
import { isInForce } from './negotiation.ts';

const uplines = alias(members, 'uplines');
const downlines = alias(members, 'downlines');

interface Found {
  readonly row: ContractRow;
  readonly upline: string | null;
  readonly downline: string;
}

const toContract = ({ row, upline, downline }: Found, agentId: number): Contract => ({
  requestId: row.requestId,
  kind: row.kind,
  state: row.state,
  upline,
  downline,
  role: row.downlineId === agentId ? 'received' : 'offered',
  period: row.period,
  tiers: [...row.tiers],
  rate: topRate(row.tiers),
  awaitsMe: row.askedBy !== null && row.askedBy !== agentId,
  version: row.version,
  createdAt: row.createdAt.getTime(),
  expiresAt: row.state === 'PENDING' ? (row.expiresAt?.getTime() ?? null) : null,
  endedAt: row.endedAt?.getTime() ?? null,
  end: row.end,
});

const select = (db: Database) =>
  db
    .select({ row: contracts, upline: uplines.account, downline: downlines.account })
    .from(contracts)
    .leftJoin(uplines, eq(uplines.id, contracts.uplineId))
    .innerJoin(downlines, eq(downlines.id, contracts.downlineId));

/** Returns SQL for whether a contract awaits this agent's answer. */
const awaits = (agentId: number): SQL<boolean> => sql<boolean>`coalesce(${contracts.askedBy} <> ${agentId}, false)`;

/** Counts an agent's contracts that await the agent's answer. */
export const countAwaiting = (db: Database, agentId: number): Promise<number> =>
  db.$count(contracts, and(or(eq(contracts.downlineId, agentId), eq(contracts.uplineId, agentId)), awaits(agentId)));

interface Wanted {
  readonly role: Contract['role'];
  readonly kind: ContractKind | undefined;
  readonly state: ContractState | undefined;
  /** The downline who is party to the contracts; null for any. */
  readonly downlineId: number | null;
}

/** Returns one page of an agent's contracts: first those that await the agent's answer, then the newest. */
export const findContracts = async (
  db: Database,
  agentId: number,
  { role, kind, state, downlineId }: Wanted,
  page: RecordPage,
): Promise<{ readonly list: Contract[]; readonly totalPages: number }> => {
  const where: SQL | undefined = and(
    eq(role === 'received' ? contracts.downlineId : contracts.uplineId, agentId),
    kind === undefined ? undefined : eq(contracts.kind, kind),
    state === undefined ? undefined : eq(contracts.state, state),
    downlineId === null ? undefined : eq(contracts.downlineId, downlineId),
  );
  const { limit, offset } = pageBounds(page);
  const rows = await select(db)
    .where(where)
    .orderBy(desc(awaits(agentId)), desc(contracts.createdAt), desc(contracts.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(contracts).where(where);
  return { list: rows.map((found) => toContract(found, agentId)), totalPages: pagesOf(total?.count ?? 0, page) };
};

/** Returns an agent's contract with the steps of its negotiation. Throws `not_found` for a contract between other members. */
export const findContract = async (db: Database, agentId: number, requestId: string): Promise<ContractDetail> => {
  const [found] = await select(db).where(
    and(eq(contracts.requestId, requestId), or(eq(contracts.uplineId, agentId), eq(contracts.downlineId, agentId))),
  );
  if (found === undefined) throw createProblem('not_found', 404, 'The agent has no such contract');
  const { row } = found;
  const replaced =
    row.state === 'PENDING'
      ? (await findOpenContracts(db, row.kind, row.downlineId)).find(
          (one) => one.downlineId === row.downlineId && isInForce(one),
        )
      : undefined;
  const steps = await db
    .select({ step: contractSteps, by: members.account })
    .from(contractSteps)
    .leftJoin(members, eq(members.id, contractSteps.memberId))
    .where(eq(contractSteps.contractId, row.id))
    .orderBy(asc(contractSteps.version));
  return {
    ...toContract(found, agentId),
    maxRate: row.uplineId === null ? topRate(row.tiers) : ((await findOwnRates(db, row.uplineId)).get(row.kind) ?? 0),
    replaces: replaced?.terms ?? null,
    thread: steps.map(({ step: { step, at, before, after, note }, by }) => ({
      step,
      by,
      at: at.getTime(),
      before,
      after,
      note,
    })),
  };
};
