import { useSearchParams } from 'react-router-dom';
import type { ContractKind } from '#schemas/contract-names.ts';

interface ContractPlace {
  readonly contract?: string;
  readonly account?: string;
  readonly offer?: ContractKind;
}

/** Addresses in the screen of contracts: the list, perhaps with one downline; a contract; the form of an offer. What else the address says stays. */
export const useContractUrl = (): ((place?: ContractPlace) => string) => {
  const [query] = useSearchParams();
  return (place = {}) => {
    const next = new URLSearchParams(query);
    next.set('agent', 'contractRequests');
    for (const name of ['account', 'only', 'contract', 'offer']) next.delete(name);
    for (const [name, value] of Object.entries(place)) next.set(name, value);
    return `?${next.toString()}`;
  };
};
