import { Suspense, type ComponentType } from 'react';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** While a page of a centre is not there yet. */
export function PageLoading() {
  const common = useCommonTexts();
  return (
    <output className="block space-y-4">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-64 w-full" />
    </output>
  );
}

/** A page of a centre, once its code is there. */
export function CentrePage({ part: Part }: { readonly part: ComponentType }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <Part />
    </Suspense>
  );
}
