import { Loading } from '#src/parts/loading.tsx';

/** The heights of the skeleton's bars while the mall or one of its tabs is loading. */
export const MALL_BARS = 'h-32 h-72';

/** Shown while the mall or a part of it is loading. */
export function MallLoading() {
  return <Loading bars={MALL_BARS} />;
}
