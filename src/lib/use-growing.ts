import { useState } from 'react';

/** Of a list that came in one piece as much as a page draws at once: `step` entries, and as many again for each `more`. */
export const useGrowing = <T>(
  items: readonly T[],
  step: number,
): { readonly shown: readonly T[]; readonly hasMore: boolean; readonly more: () => void } => {
  const [limit, setLimit] = useState(step);
  const hasMore = items.length > limit;
  return { shown: hasMore ? items.slice(0, limit) : items, hasMore, more: () => setLimit(limit + step) };
};
