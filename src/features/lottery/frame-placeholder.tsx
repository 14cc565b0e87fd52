import type { ReactNode } from 'react';
import { Spinner } from '#src/ui/spinner.tsx';
import { useLotteryTexts } from './texts.ts';

/** Shows content in place of the lottery frame, with the same size. */
export function FramePlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-7xl items-center justify-center gap-3 px-4 py-8">{children}</div>
  );
}

export function OpeningIndicator({ name }: { name: string }) {
  const t = useLotteryTexts();
  const label = t('betting.opening', { name });
  return (
    <FramePlaceholder>
      <Spinner label={label} className="size-8" />
      <p aria-hidden="true" className="text-ink-muted">
        {label}
      </p>
    </FramePlaceholder>
  );
}
