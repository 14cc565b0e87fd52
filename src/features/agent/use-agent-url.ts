import { useSearchParams } from 'react-router-dom';

/** Addresses of pages of the agent centre, perhaps about one member of the team; what else the address says stays. */
export const useAgentUrl = (): ((page: string, account?: string) => string) => {
  const [query] = useSearchParams();
  return (page, account) => {
    const next = new URLSearchParams(query);
    next.set('agent', page);
    next.delete('only');
    if (account === undefined) next.delete('account');
    else next.set('account', account);
    return `?${next.toString()}`;
  };
};
