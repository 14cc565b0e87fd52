import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { usePointTexts } from './texts.ts';

/** Says that an outcome is being asked for. `onAgain` is there while the question waits for its next try. */
export function PointChecking({ onAgain }: { readonly onAgain: (() => void) | null }) {
  const t = usePointTexts();
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
