import { useSearchParams } from 'react-router-dom';

/** What a page of the member centre shows: the record with an order number, or the records of a range in Unix milliseconds. */
type Shown = string | { readonly from: number; readonly to: number };

/** Returns a function that creates URLs of member centre pages. Other parameters of the current URL are kept, except those of the displayed page. */
export const useMemberUrl = (): ((page: string, shown?: Shown) => string) => {
  const [query] = useSearchParams();
  return (page, shown) => {
    const next = new URLSearchParams(query);
    next.set('member', page);
    for (const name of ['message', 'record', 'from', 'to']) next.delete(name);
    const asked = typeof shown === 'string' ? { record: shown } : { ...shown };
    for (const [name, value] of Object.entries(asked)) next.set(name, String(value));
    return `?${next.toString()}`;
  };
};
