import { useLaunchTexts } from './texts.ts';
import { Spinner } from '#src/ui/spinner.tsx';

/** The placeholder for a framed game until its URL is known. */
export function GamePlaceholder({ name }: { name: string }) {
  const t = useLaunchTexts();
  return (
    <output className="flex min-h-96 flex-col items-center justify-center gap-4 p-6 text-center text-ink-muted">
      <Spinner className="size-10" />
      <span className="font-semibold text-ink">{t('frame.loading', { game: name })}</span>
    </output>
  );
}
