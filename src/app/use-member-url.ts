import { useSearchParams } from 'react-router-dom';

/** Addresses of pages of the member centre, perhaps with a record to open there; whatever else the address says stays. */
export const useMemberUrl = (): ((page: string, record?: string) => string) => {
  const [query] = useSearchParams();
  return (page, record) => {
    const next = new URLSearchParams(query);
    next.set('member', page);
    next.delete('record');
    if (record !== undefined) next.set('record', record);
    return `?${next.toString()}`;
  };
};
