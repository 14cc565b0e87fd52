import type { ContractAction } from '#schemas/contract-names.ts';
import type { ContractTerms } from '#schemas/contract.ts';
import { hundredths, topRate } from './contract-terms.ts';
import { endOf, isInForce, moveOf, type Move, type Side, type Standing } from './negotiation.ts';

/** An open contract as far as its negotiation goes: pending or in force. */
export interface OpenContract extends Standing {
  readonly id: number;
  readonly requestId: string;
  readonly uplineId: number | null;
  readonly downlineId: number;
  readonly terms: ContractTerms;
}

/** What happens to one contract. `by` is null where it follows from what happens to another. */
export interface Change extends Move {
  readonly contract: OpenContract;
  readonly by: Side | null;
  readonly before: ContractTerms | null;
  readonly after: ContractTerms | null;
  /** Of an end by a lower rate: the rate above which the contract may not be. */
  readonly limit: number | null;
}

const rateOf = ({ terms }: OpenContract): number => topRate(terms.tiers);

/**
 * What ends below an agent whose own rate of the kind is `limit` now, 0 without a contract: whatever the agent gives or offers above it,
 * and so on down the tree.
 */
const endsBelow = (open: readonly OpenContract[], agentId: number, limit: number): readonly Change[] =>
  open
    .filter((one) => one.uplineId === agentId && hundredths(rateOf(one)) > hundredths(limit))
    .flatMap((contract) => [
      { ...endOf(contract, 'RATE_LOWERED'), contract, by: null, before: contract.terms, after: null, limit },
      ...(isInForce(contract) ? endsBelow(open, contract.downlineId, 0) : []),
    ]);

/** The contracts in force among changes that end by a lower rate: those that a what-if names and an acceptance confirms. */
export const endingContracts = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ end, contract }) => end === 'RATE_LOWERED' && isInForce(contract));

/**
 * What an action of a side does to a contract and to others of the same kind, in the order in which it has to be written; null where the
 * side cannot do that now. `open` are the contracts of the kind with the downline and of everybody below.
 */
export const planChange = (
  open: readonly OpenContract[],
  contract: OpenContract,
  { by, action, terms }: { readonly by: Side; readonly action: ContractAction; readonly terms: ContractTerms | null },
): readonly Change[] | null => {
  const move = moveOf(contract, by, action);
  if (move === null) return null;
  const change = { ...move, contract, by, before: null, after: null, limit: null };
  const { downlineId } = contract;
  switch (move.step) {
    case 'COUNTERED': {
      return [{ ...change, before: contract.terms, after: terms }];
    }
    case 'TERMINATED': {
      return [{ ...change, before: contract.terms }, ...endsBelow(open, downlineId, 0)];
    }
    case 'ACCEPTED': {
      const replaced = open.filter((one) => one.downlineId === downlineId && isInForce(one));
      return [
        ...replaced.map((one) => ({
          ...endOf(one, 'REPLACED'),
          contract: one,
          by,
          before: one.terms,
          after: contract.terms,
          limit: null,
        })),
        { ...change, before: replaced[0]?.terms ?? null, after: contract.terms },
        ...endsBelow(open, downlineId, rateOf(contract)),
      ];
    }
    default: {
      return [change];
    }
  }
};
