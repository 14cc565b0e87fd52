import { useState } from 'react';

/** Returns the visible part of a complete list: `step` items at first, and `step` more after each call of `showMore`. */
export const useShowMore = <T>(
  items: readonly T[],
  step: number,
): { readonly visible: readonly T[]; readonly hasMore: boolean; readonly showMore: () => void } => {
  const [limit, setLimit] = useState(step);
  const hasMore = items.length > limit;
  return { visible: hasMore ? items.slice(0, limit) : items, hasMore, showMore: () => setLimit(limit + step) };
};
