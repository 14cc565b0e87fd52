import type { ContractAction } from '#schemas/contract-names.ts';
import type { ContractTerms } from '#schemas/contract.ts';
import { hundredths, topRate } from './contract-terms.ts';
import { endOf, isInForce, moveOf, type Move, type Side, type Standing } from './negotiation.ts';

/** The fields of an open contract (pending or active) that the negotiation needs. */
export interface OpenContract extends Standing {
  readonly id: number;
  readonly requestId: string;
  readonly uplineId: number | null;
  readonly downlineId: number;
  readonly terms: ContractTerms;
}

/** A change of one contract. `by` is the acting party, or null if the change follows from another one. */
export interface Change extends Move {
  readonly contract: OpenContract;
  readonly by: Side | null;
  readonly before: ContractTerms | null;
  readonly after: ContractTerms | null;
  /** The rate that the contract exceeded, if the upline's lower rate ended it. */
  readonly limit: number | null;
}

const rateOf = ({ terms }: OpenContract): number => topRate(terms.tiers);

/**
 * Returns the changes that end contracts below an agent whose own rate is now `limit` (0 without a contract): the agent's contracts and offers with a
 * higher rate, and all contracts and offers below an agent whose contract ended this way.
 */
const endsBelow = (open: readonly OpenContract[], agentId: number, limit: number): readonly Change[] =>
  open
    .filter((one) => one.uplineId === agentId && hundredths(rateOf(one)) > hundredths(limit))
    .flatMap((contract) => [
      { ...endOf(contract, 'RATE_LOWERED'), contract, by: null, before: contract.terms, after: null, limit },
      ...(isInForce(contract) ? endsBelow(open, contract.downlineId, 0) : []),
    ]);

/**
 * Returns only the changes that end an active contract because of a lower rate. The what-if lists these contracts, and an acceptance must confirm
 * them.
 */
export const endingContracts = (changes: readonly Change[]): readonly Change[] =>
  changes.filter(({ end, contract }) => end === 'RATE_LOWERED' && isInForce(contract));

/**
 * Returns the changes that follow from a party's action, for the contract and others of the same kind, in the order in which they must be written, or
 * `null` if the party cannot take this action now. `open` are the open contracts of the kind as found by `findOpenContracts` for the downline.
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
