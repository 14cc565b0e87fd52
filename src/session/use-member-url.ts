import { useSearchParams } from 'react-router-dom';

/** Addresses of pages of the member centre, perhaps with a record to open there; what else the address says stays, but for what another page shows. */
export const useMemberUrl = (): ((page: string, record?: string) => string) => {
  const [query] = useSearchParams();
  return (page, record) => {
    const next = new URLSearchParams(query);
    next.set('member', page);
    next.delete('message');
    next.delete('record');
    if (record !== undefined) next.set('record', record);
    return `?${next.toString()}`;
  };
};
