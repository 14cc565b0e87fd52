import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** While the mall, or a part of it, is on its way. */
export function MallLoading() {
  const common = useCommonTexts();
  return (
    <output className="block space-y-4">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-72 w-full" />
    </output>
  );
}
