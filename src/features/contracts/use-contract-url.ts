import type { ContractKind } from '#schemas/contract-names.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';

interface ContractPlace {
  readonly contract?: string;
  readonly account?: string;
  readonly offer?: ContractKind;
}

/** Returns a function that creates URLs of the contracts page: for the list (optionally of one downline), for a contract or for an offer form. */
export const useContractUrl = (): ((place?: ContractPlace) => string) => {
  const agentUrl = useAgentUrl();
  return (place) => agentUrl('contractRequests', place);
};
