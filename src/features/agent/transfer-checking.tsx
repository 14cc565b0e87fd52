import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useAgentTexts } from './texts.ts';

/** Says that a transfer's outcome is being asked for. `onAgain` is there while the question waits for its next try. */
export function TransferChecking({ onAgain }: { readonly onAgain: (() => void) | null }) {
  const t = useAgentTexts();
  return (
    <output className="flex flex-col items-center gap-3 p-2 text-center">
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
