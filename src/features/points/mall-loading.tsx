import { Loading } from '#src/parts/loading.tsx';

/** The heights of the skeleton bars for the mall and its tabs. */
export const MALL_BARS = 'h-32 h-72';

/** Shown while the mall or a part of it is loading. */
export function MallLoading() {
  return <Loading bars={MALL_BARS} />;
}
