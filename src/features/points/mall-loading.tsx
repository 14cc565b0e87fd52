import { Loading } from '#src/parts/loading.tsx';

/** The skeleton bars of the mall and its tabs. */
export const MALL_BARS = 'h-32 h-72';

/** While the mall, or a part of it, is on its way. */
export function MallLoading() {
  return <Loading bars={MALL_BARS} />;
}
