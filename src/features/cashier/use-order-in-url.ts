import { useSearchParams } from 'react-router-dom';

/** The deposit order that the URL names, so that a reload or another tab shows the same step, and a function that names one or none. */
export const useOrderInUrl = (): readonly [string | null, (orderId: string | null) => void] => {
  const [query, setQuery] = useSearchParams();
  const name = (orderId: string | null): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (orderId === null) next.delete('record');
        else next.set('record', orderId);
        return next;
      },
      { replace: true },
    );
  return [query.get('record'), name];
};
