import type { ContractKind } from '#schemas/contract-names.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';

interface ContractPlace {
  readonly contract?: string;
  readonly account?: string;
  readonly offer?: ContractKind;
}

/**
 * Returns URLs of the contracts page: the list, optionally for one downline; a contract; the form of an offer. The rest of the URL stays the same.
 */
export const useContractUrl = (): ((place?: ContractPlace) => string) => {
  const agentUrl = useAgentUrl();
  return (place) => agentUrl('contractRequests', place);
};
