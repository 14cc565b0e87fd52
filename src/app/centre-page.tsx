import { Suspense, type ComponentType } from 'react';
import { Loading } from '#src/parts/loading.tsx';

/** A page of a centre, once its code is there. */
export function CentrePage({ part: Part }: { readonly part: ComponentType }) {
  return (
    <Suspense fallback={<Loading />}>
      <Part />
    </Suspense>
  );
}
