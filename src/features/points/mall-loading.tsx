import { Loading } from '#src/parts/loading.tsx';

/** The heights of the skeleton of the mall, or of a part of it. */
export const MALL_BARS = 'h-32 h-72';

/** While the mall, or a part of it, is on its way. */
export function MallLoading() {
  return <Loading bars={MALL_BARS} />;
}
