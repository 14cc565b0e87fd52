import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';

/** While a page's code is on its way: room of the usual size, so that nothing jumps. */
export function PageLoading() {
  const common = useCommonTexts();
  return (
    <div className="mx-auto min-h-dvh max-w-7xl space-y-6 px-4 py-8 sm:px-6">
      <Spinner label={common('loading')} />
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
