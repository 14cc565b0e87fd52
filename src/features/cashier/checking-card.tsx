import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useCashierTexts } from './texts.ts';

/** Says that an operation's outcome is being asked for. `onAgain` is there while the question waits for its next try. */
export function CheckingCard({ onAgain }: { readonly onAgain: (() => void) | null }) {
  const t = useCashierTexts();
  return (
    <output className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface p-6 text-center">
      <Spinner className="size-7" />
      <span className="font-display text-base font-semibold">{t('checking')}</span>
      <span className="max-w-sm text-sm text-pretty text-ink-muted">
        {t(onAgain === null ? 'checking.text' : 'checking.unreached')}
      </span>
      {onAgain !== null && (
        <Button variant="secondary" icon="refresh" onClick={onAgain}>
          {t('checking.again')}
        </Button>
      )}
    </output>
  );
}

/** A form, or in its place the card while an outcome is being asked for; the form keeps what was typed. */
export function FormOrChecking({
  checking,
  onAgain,
  children,
}: {
  readonly checking: boolean;
  readonly onAgain: (() => void) | null;
  readonly children: ReactNode;
}) {
  return (
    <>
      {checking && <CheckingCard onAgain={onAgain} />}
      <div hidden={checking}>{children}</div>
    </>
  );
}
