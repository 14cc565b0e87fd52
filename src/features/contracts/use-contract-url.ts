import type { ContractKind } from '#schemas/contract-names.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';

interface ContractPlace {
  readonly contract?: string;
  readonly account?: string;
  readonly offer?: ContractKind;
}

/** Addresses in the screen of contracts: the list, perhaps with one downline; a contract; the form of an offer. What else the address says stays. */
export const useContractUrl = (): ((place?: ContractPlace) => string) => {
  const agentUrl = useAgentUrl();
  return (place) => agentUrl('contractRequests', place);
};
