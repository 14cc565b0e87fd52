import type { ContractOrder } from '#machines/contract/contract.machine.ts';
import type { ContractAction } from '#schemas/contract-names.ts';
import type { Contract, ContractTerms } from '#schemas/contract.ts';

const termsText = ({ period, tiers }: ContractTerms): string =>
  JSON.stringify([period, ...tiers.map((tier) => Object.values(tier))]);

const wireTerms = ({ period, tiers }: ContractTerms) => ({ ...(period === null ? {} : { period }), tiers });

/** An answer to a contract as it was seen, or a request about it. */
export const orderOn = (
  { requestId, version }: Contract,
  action: Exclude<ContractAction, 'REQUEST'>,
): ContractOrder => ({
  action,
  confirmed: `${requestId} v${version}, ${action}`,
  values: { requestId, version },
});

export const counterOffer = ({ requestId, version }: Contract, terms: ContractTerms): ContractOrder => ({
  action: 'REQUEST',
  confirmed: `${requestId} v${version}, ${termsText(terms)}`,
  values: { requestId, version, ...wireTerms(terms) },
});

export const newOffer = (downlineId: string, terms: ContractTerms): ContractOrder => ({
  action: 'REQUEST',
  confirmed: `${downlineId} ${termsText(terms)}`,
  values: { downlineId, ...wireTerms(terms) },
});

/** Whether the words of a confirmed operation are those of `newOffer`. */
export const isNewOffer = (confirmed: string): boolean => /^\S+ \[/u.test(confirmed);

/** The terms in an order; `null` where it has none. */
export const termsIn = (order: ContractOrder | null): ContractTerms | null => {
  if (order?.action !== 'REQUEST') return null;
  const { period = null, tiers } = order.values as Partial<ContractTerms>;
  return tiers === undefined ? null : { period, tiers };
};
