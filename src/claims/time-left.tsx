import { useEffect } from 'react';
import { clockText } from '#src/lib/clock-text.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useClaimTexts } from './texts.ts';

const ignore = (): void => undefined;
const DAY_S = 86_400;
/** From this many seconds on, the countdown includes days. */
const MANY_S = 2 * DAY_S;

/** Counts down to `until` and then calls `onOver`. */
export function TimeLeft({ until, onOver = ignore }: { readonly until: number; readonly onOver?: () => void }) {
  const t = useClaimTexts();
  const seconds = useSecondsUntil(until, ignore);
  const over = useLatest(onOver);
  useEffect(() => {
    if (seconds === 0) over.current();
  }, [seconds, over]);
  const text =
    seconds === null
      ? ''
      : seconds === 0
        ? t('over')
        : seconds >= MANY_S
          ? t('left.days', { count: Math.floor(seconds / DAY_S) })
          : t('left', { time: clockText(seconds) });
  return (
    <span role="timer" className="inline-flex items-center gap-1 text-xs text-ink-muted">
      <Icon name="clock" className="size-4" />
      <span>{text}</span>
    </span>
  );
}
