import type { ReactNode } from 'react';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Shows a skeleton that screen readers announce as loading: bars with the heights in `bars`, or the children. */
export function Loading({
  bars = 'h-28 h-64',
  children,
}: {
  /** Tailwind heights from top to bottom, separated by spaces. */
  readonly bars?: string | undefined;
  readonly children?: ReactNode;
}) {
  const common = useCommonTexts();
  return (
    <output className="block">
      <span className="sr-only">{common('loading')}</span>
      <span aria-busy="true" className="block space-y-4">
        {children ??
          Array.from(bars.split(' ').entries(), ([at, height]) => <Skeleton key={at} className={`${height} w-full`} />)}
      </span>
    </output>
  );
}
