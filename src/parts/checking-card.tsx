import { classNames } from '#src/lib/class-names.ts';
import { useErrorTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';

/** Shows that the outcome of an operation is being checked. Works offline, because its texts load with the page. `onAgain` is `null` during a check. */
export function CheckingCard({
  onAgain,
  compact = false,
}: {
  readonly onAgain: (() => void) | null;
  /** A smaller layout, for use inside another card. */
  readonly compact?: boolean;
}) {
  const t = useErrorTexts();
  return (
    <output
      className={classNames(
        'flex flex-col border border-line',
        compact
          ? 'w-full items-start gap-2 rounded-control bg-raised p-3 text-sm'
          : 'items-center gap-3 rounded-card bg-surface p-6 text-center',
      )}
    >
      <Spinner className={compact ? 'size-5' : 'size-7'} />
      <span className={compact ? 'font-semibold' : 'font-display text-base font-semibold'}>{t('outcome')}</span>
      <span className="max-w-sm text-sm text-pretty text-ink-muted">
        {t(onAgain === null ? 'outcome.text' : 'outcome.unreached')}
      </span>
      {onAgain !== null && (
        <Button name="check.again" size={compact ? 'sm' : 'md'} variant="secondary" icon="refresh" onClick={onAgain}>
          {t('outcome.again')}
        </Button>
      )}
    </output>
  );
}
