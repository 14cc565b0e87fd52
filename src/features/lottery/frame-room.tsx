import type { ReactNode } from 'react';
import { Spinner } from '#src/ui/spinner.tsx';
import { useLotteryTexts } from './texts.ts';

/** Where a lottery will stand, while something else stands there. */
export function FrameRoom({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-7xl items-center justify-center gap-3 px-4 py-8">{children}</div>
  );
}

export function OpeningNote({ name }: { name: string }) {
  const t = useLotteryTexts();
  const words = t('betting.opening', { name });
  return (
    <FrameRoom>
      <Spinner label={words} className="size-8" />
      <p aria-hidden="true" className="text-ink-muted">
        {words}
      </p>
    </FrameRoom>
  );
}
