import { and, eq, gt, inArray, isNull, lt, lte, min, or } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, members, type ContractRow } from '#sandbox/db/schema.ts';
import { periodOf, type SettledPeriod, type Span } from './periods.ts';

/** The part of a period in which a contract was active. Only this part is settled. */
export interface ContractPart extends Span {
  readonly contract: ContractRow;
  readonly period: SettledPeriod;
  /** The level of the contract's agent in the tree; the root has level 0. */
  readonly depth: number;
}

interface Scope {
  readonly merchant: string;
  readonly kind: ContractKind;
  /** The agents whose contracts are included; all if missing. */
  readonly agents?: readonly number[];
}

/** Finds the parts of contracts of a kind within the given periods that end after `after`. Each agent's parts are in chronological order. */
export const findContractParts = async (
  db: Database,
  { merchant, kind, agents, after }: Scope & { readonly after: number },
  periods: ReadonlyMap<SettledPeriod, Span>,
): Promise<readonly ContractPart[]> => {
  const spans = [...periods.values()];
  if (spans.length === 0 || agents?.length === 0) return [];
  const rows = await db
    .select({ contract: contracts, depth: members.depth })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.downlineId))
    .where(
      and(
        eq(contracts.merchant, merchant),
        eq(contracts.kind, kind),
        agents === undefined ? undefined : inArray(contracts.downlineId, [...agents]),
        lt(contracts.activeFrom, new Date(Math.max(...spans.map(({ to }) => to)))),
        or(isNull(contracts.endedAt), gt(contracts.endedAt, new Date(after))),
      ),
    )
    .orderBy(contracts.activeFrom, contracts.id);
  return rows.flatMap(({ contract, depth }) => {
    const period = periodOf(kind, contract.period);
    const whole = periods.get(period);
    if (whole === undefined || contract.activeFrom === null) return [];
    const from = Math.max(whole.from, contract.activeFrom.getTime());
    const to = Math.min(whole.to, contract.endedAt?.getTime() ?? Infinity);
    return from < to && to > after ? [{ contract, period, depth, from, to }] : [];
  });
};

/** Returns when the first contract of a kind ended after `from` and no later than `to`, or `null` if none ended. */
export const findContractEnd = async (
  db: Database,
  { merchant, kind }: Scope,
  { from, to }: Span,
): Promise<number | null> => {
  const [first] = await db
    .select({ at: min(contracts.endedAt) })
    .from(contracts)
    .where(
      and(
        eq(contracts.merchant, merchant),
        eq(contracts.kind, kind),
        gt(contracts.endedAt, new Date(from)),
        lte(contracts.endedAt, new Date(to)),
      ),
    );
  return first?.at?.getTime() ?? null;
};
