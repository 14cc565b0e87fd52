import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';

/** The fallback while the code of a page loads, sized like a page to avoid layout shift. */
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
