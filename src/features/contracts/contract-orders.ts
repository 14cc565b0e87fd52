import type { ContractCall, ContractOrder } from '#machines/contract/contract.machine.ts';
import type { InputOf } from '#schemas/call.ts';
import type { ContractAction } from '#schemas/contract-names.ts';
import type { Contract, ContractTerms, ContractWhatIf } from '#schemas/contract.ts';

const wireTerms = ({ period, tiers }: ContractTerms) => ({ ...(period === null ? {} : { period }), tiers });

/** Creates an order for a contract. It contains the version that the agent saw. */
export const orderOn = (
  { requestId, version }: Contract,
  action: Exclude<ContractAction, 'REQUEST'>,
): ContractOrder => ({
  action,
  requestId,
  version,
});

export const counterOffer = ({ requestId, version }: Contract, terms: ContractTerms): ContractOrder => ({
  action: 'REQUEST',
  requestId,
  version,
  ...wireTerms(terms),
});

export const newOffer = (downlineId: string, terms: ContractTerms): ContractOrder => ({
  action: 'REQUEST',
  downlineId,
  ...wireTerms(terms),
});

/** Returns the terms in an order, or `null` if it has none. */
export const termsIn = (order: ContractOrder | null): ContractTerms | null => {
  if (order?.action !== 'REQUEST') return null;
  const { period = null, tiers } = order;
  return tiers === undefined ? null : { period, tiers };
};

/** Returns the input of the call: the order, the agent's note, and the contracts that the preview said the order would end. */
export const sentOrder = (
  order: ContractOrder,
  whatIf: ContractWhatIf | null,
  note: string,
): InputOf<ContractCall> => ({
  ...order,
  ends: (whatIf?.ends ?? []).map(({ requestId }) => requestId),
  ...(note === '' ? {} : { note }),
});
