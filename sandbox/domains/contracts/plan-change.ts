import type { ContractAction } from '#schemas/contract-names.ts';
import type { ContractTerms } from '#schemas/contract.ts';
import { hundredths, topRate } from './contract-terms.ts';
import { endOf, isInForce, moveOf, type Move, type Side, type Standing } from './negotiation.ts';

/** The fields of an open contract, pending or active, that its negotiation needs. */
export interface OpenContract extends Standing {
  readonly id: number;
  readonly requestId: string;
  readonly uplineId: number | null;
  readonly downlineId: number;
  readonly terms: ContractTerms;
}

/** A change of one contract. `by` is null if another change causes it. */
export interface Change extends Move {
  readonly contract: OpenContract;
  readonly by: Side | null;
  readonly before: ContractTerms | null;
  readonly after: ContractTerms | null;
  /** For a contract ended by a lower rate: the rate that it must not exceed. */
  readonly limit: number | null;
}

const rateOf = ({ terms }: OpenContract): number => topRate(terms.tiers);

/**
 * Returns what ends below an agent whose own rate of the kind is now `limit` (0 without a contract): all contracts and offers of the agent above that
 * rate, and so on down the tree.
 */
const endsBelow = (open: readonly OpenContract[], agentId: number, limit: number): readonly Change[] =>
  open
    .filter((one) => one.uplineId === agentId && hundredths(rateOf(one)) > hundredths(limit))
    .flatMap((contract) => [
      { ...endOf(contract, 'RATE_LOWERED'), contract, by: null, before: contract.terms, after: null, limit },
      ...(isInForce(contract) ? endsBelow(open, contract.downlineId, 0) : []),
    ]);

/** Filters changes for the active contracts that a lower rate ends: a what-if names these contracts, and an acceptance confirms them. */
export const endingContracts = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ end, contract }) => end === 'RATE_LOWERED' && isInForce(contract));

/**
 * Returns what a party's action does to a contract and to others of the same kind, in the order in which the changes must be written, or `null` if
 * the party cannot do that now. `open` are the contracts of the kind with the downline and of everybody below.
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
