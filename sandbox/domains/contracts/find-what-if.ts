import { and, eq, inArray } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { ContractWhatIf, EndingContract } from '#schemas/contract.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { memberClosure, members } from '#sandbox/db/schema.ts';
import { utcOffsetOf } from '#sandbox/kernel/clock/mission-period.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { earn, NO_FIGURES, toLineFigures, type MinorFigures } from '#sandbox/domains/settlement/earnings.ts';
import { findLineFigures } from '#sandbox/domains/settlement/line-figures.ts';
import { hoursOf, periodBefore, periodOf, type Span } from '#sandbox/domains/settlement/periods.ts';
import { topRate } from './contract-terms.ts';
import { lookAhead } from './look-ahead.ts';
import { endingContracts, type Change, type OpenContract } from './plan-change.ts';
import type { AskedAction } from './read-action.ts';

/** Converts the contracts that would end to their API form. A party's `depth` is counted from the agent. */
const toEndingContracts = async (
  db: Database,
  agentId: number,
  changes: readonly Change[],
): Promise<EndingContract[]> => {
  const ending = endingContracts(changes);
  const ids = ending.flatMap(({ contract: { uplineId, downlineId } }) => [uplineId ?? downlineId, downlineId]);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: members.id, account: members.account, type: members.type, depth: memberClosure.distance })
    .from(members)
    .innerJoin(memberClosure, and(eq(memberClosure.descendantId, members.id), eq(memberClosure.ancestorId, agentId)))
    .where(inArray(members.id, ids));
  const memberOf = (id: number | null): EndingContract['upline'] => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new Error(`member ${id} is not below agent ${agentId}`);
    return { ...row, id: String(row.id) };
  };
  return ending.map(({ contract, limit }) => ({
    requestId: contract.requestId,
    upline: memberOf(contract.uplineId),
    downline: memberOf(contract.downlineId),
    rate: topRate(contract.terms.tiers),
    limit: limit ?? 0,
  }));
};

interface Reckoning {
  readonly kind: ContractKind;
  readonly currency: string;
  /** The figures of each agent's line in one period, by agent. */
  readonly figures: ReadonlyMap<number, MinorFigures>;
}

/** Calculates the pay for a period under the given contracts: `own` is the agent's pay, `together` also includes the pay of all descendants. */
const reckon = (
  contracts: readonly OpenContract[],
  agentId: number,
  { kind, currency, figures }: Reckoning,
): { readonly own: bigint; readonly together: bigint } => {
  const shared = contracts
    .filter(({ uplineId }) => uplineId === agentId)
    .reduce((sum, { downlineId }) => sum + reckon(contracts, downlineId, { kind, currency, figures }).together, 0n);
  const contract = contracts.find(({ downlineId }) => downlineId === agentId);
  if (contract === undefined) return { own: 0n, together: shared };
  const { tiers } = contract.terms;
  const { amount } = earn({ kind, tiers, currency }, figures.get(agentId) ?? NO_FIGURES, { shared });
  return { own: amount, together: amount + shared };
};

/**
 * Returns the period for which the pay is compared before and after the action. For a dividend it is the last period that has ended; for wages and
 * salaries the last whole day, because an hour or less says little about the terms. `paid` are the parts of the period that are paid separately: the
 * hours for an hourly salary, because its thresholds apply per hour. A real-time salary has no thresholds, so it can be calculated for the whole day.
 */
const basisOf = (
  kind: ContractKind,
  { terms }: OpenContract,
  { at, utcOffset }: { readonly at: number; readonly utcOffset: number },
): { readonly span: Span; readonly paid: readonly Span[] } => {
  const span = periodBefore(kind === 'dividend' ? periodOf(kind, terms.period) : 'D', at, utcOffset);
  return { span, paid: kind === 'hourly' ? hoursOf(span) : [span] };
};

/** Calculates what an action would change once the other party has agreed. Ignores losses that a dividend carries over from earlier periods. */
export const findWhatIf = async (
  context: MemberContext,
  kind: ContractKind,
  asked: AskedAction,
): Promise<ContractWhatIf> => {
  const { kernel, merchant, session, at } = context;
  const { db } = kernel;
  const { currency } = merchant;
  const { contract, changes, before, after } = await lookAhead(context, kind, asked);
  const { uplineId, downlineId } = contract;
  const { span, paid } = basisOf(kind, contract, { at: at.getTime(), utcOffset: utcOffsetOf(merchant) });
  const agents = [...new Set([...before, ...after].map((one) => one.downlineId)).add(uplineId).add(downlineId)];
  const [whole = NO_FIGURES, ...lines] = await findLineFigures(db, { merchant: merchant.code, within: uplineId }, [
    { agentId: downlineId, ...span },
    ...paid.flatMap((part) => agents.map((agentId) => ({ agentId, ...part }))),
  ]);
  const parts = paid.map(
    (_part, nth) =>
      new Map(agents.map((agentId, place) => [agentId, lines[nth * agents.length + place] ?? NO_FIGURES])),
  );
  const named = await db
    .select({ id: members.id, account: members.account })
    .from(members)
    .where(inArray(members.id, [uplineId, downlineId]));
  const sideOf = (agentId: number) => {
    const amountUnder = (contracts: readonly OpenContract[]): number =>
      Number(
        toDecimal(
          parts.reduce((sum, figures) => sum + reckon(contracts, agentId, { kind, currency, figures }).own, 0n),
          currency,
        ),
      );
    const account = named.find(({ id }) => id === agentId)?.account ?? '';
    return { account, before: amountUnder(before), after: amountUnder(after) };
  };
  return {
    ends: await toEndingContracts(db, session.member.id, changes),
    ...span,
    figures: toLineFigures(whole, currency),
    upline: sideOf(uplineId),
    downline: sideOf(downlineId),
  };
};
