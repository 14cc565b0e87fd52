import { Loading } from '#src/parts/loading.tsx';

/** While the mall, or a part of it, is on its way. */
export function MallLoading() {
  return <Loading bars="h-32 h-72" />;
}
