import { useState } from 'react';

/** Shows a complete list in steps: `step` items at first, and `step` more for each `showMore`. */
export const useShowMore = <T>(
  items: readonly T[],
  step: number,
): { readonly visible: readonly T[]; readonly hasMore: boolean; readonly showMore: () => void } => {
  const [limit, setLimit] = useState(step);
  const hasMore = items.length > limit;
  return { visible: hasMore ? items.slice(0, limit) : items, hasMore, showMore: () => setLimit(limit + step) };
};
