import type { ContractKind } from '#schemas/contract-names.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';

interface ContractPlace {
  readonly contract?: string;
  readonly account?: string;
  readonly offer?: ContractKind;
}

/**
 * Returns a function that creates URLs of the contracts page: of the list, optionally for one downline, of a contract, or of the form of an offer.
 */
export const useContractUrl = (): ((place?: ContractPlace) => string) => {
  const agentUrl = useAgentUrl();
  return (place) => agentUrl('contractRequests', place);
};
