import type { ContractKind } from '#schemas/contract-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { ContractPart } from './contract-parts.ts';
import { earn, type MinorEarnings, type MinorFigures } from './earnings.ts';
import { findEarlierShares, findLosses, findUplines } from './earlier-settlements.ts';
import { findLineFigures } from './line-figures.ts';

export interface Reckoned extends ContractPart {
  readonly figures: MinorFigures;
  readonly earned: MinorEarnings;
}

export interface ReckoningScope {
  readonly merchant: string;
  readonly kind: ContractKind;
  readonly currency: string;
  /** An agent whose line contains the lines of all parts; limits the records that are read. */
  readonly within?: number;
}

/** The parts of an agent's contracts in one period, in chronological order. The pay of the agents below is deducted from all of them together. */
interface Group {
  readonly agentId: number;
  readonly depth: number;
  readonly parts: readonly { readonly part: ContractPart; readonly figures: MinorFigures }[];
  readonly from: number;
  readonly to: number;
}

const groupsOf = (parts: readonly ContractPart[], figures: readonly MinorFigures[]): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const [place, part] of parts.entries()) {
    const of = figures[place];
    if (of === undefined) throw new RangeError('a part has no figures');
    const key = `${part.contract.downlineId} ${part.period}`;
    const known = groups.get(key);
    groups.set(key, {
      agentId: part.contract.downlineId,
      depth: part.depth,
      parts: [...(known?.parts ?? []), { part, figures: of }],
      from: known?.from ?? part.from,
      to: part.to,
    });
  }
  return [...groups.values()].sort((a, b) => b.depth - a.depth || a.from - b.from);
};

/** Returns the sum of what the contract's agent and all descendants are paid. */
const paidInAll = ({ earned: { amount, shared } }: Reckoned): bigint => amount + shared;

/**
 * Calculates the parts of contracts, deepest agents first, because everything paid to the agents below is deducted from an agent's own pay. If an
 * agent has several parts in a period, the amount is deducted from the first part up to its full pay, then from the next, and the whole remainder
 * from the last.
 */
export const reckonParts = async (
  db: Database,
  { merchant, kind, currency, within }: ReckoningScope,
  parts: readonly ContractPart[],
): Promise<readonly Reckoned[]> => {
  const spans = parts.map(({ contract, from, to }) => ({ agentId: contract.downlineId, from, to }));
  const figures = await findLineFigures(db, { merchant, ...(within === undefined ? {} : { within }) }, spans);
  const groups = groupsOf(parts, figures);
  const agents = [...new Set(groups.map(({ agentId }) => agentId))];
  const uplines = await findUplines(db, { merchant, kind });
  const earlier = kind === 'dividend' ? await findEarlierShares(db, uplines, groups) : groups.map(() => 0n);
  const losses = new Map(kind === 'dividend' ? await findLosses(db, agents) : []);
  const done: Reckoned[] = [];
  const below = new Map<number, Reckoned[]>();
  for (const [place, group] of groups.entries()) {
    const lower = (below.get(group.agentId) ?? []).filter(({ to }) => to > group.from && to <= group.to);
    let shares = lower.reduce((sum, each) => sum + paidInAll(each), earlier[place] ?? 0n);
    for (const [nth, { part, figures: of }] of group.parts.entries()) {
      const terms = { kind, tiers: part.contract.tiers, currency };
      const carriedIn = losses.get(group.agentId) ?? 0n;
      const { gross } = earn(terms, of, { carriedIn });
      const isLast = nth === group.parts.length - 1;
      const shared = isLast || shares < gross ? shares : gross;
      shares -= shared;
      const earned = earn(terms, of, { carriedIn, shared });
      losses.set(group.agentId, earned.carriedOut);
      const reckoned = { ...part, figures: of, earned };
      done.push(reckoned);
      const upline = uplines.get(group.agentId);
      if (upline !== undefined) below.set(upline, [...(below.get(upline) ?? []), reckoned]);
    }
  }
  return done;
};
