import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { DrawnNumbers } from '#src/ui/drawn-numbers.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Draw } from './draws.ts';
import { useLotteryTexts } from './texts.ts';

const BOX = 'flex min-h-15 min-w-0 flex-col';
const MAX_NUMBERS = 10;

/** The latest draw of a lottery, with a button that shows earlier draws. Keeps its height when there is no draw. */
export function LatestDraw({
  draw,
  isNew,
  name,
  onHistory,
}: {
  draw: Draw | null;
  isNew: boolean;
  name: string;
  onHistory: () => void;
}) {
  const t = useLotteryTexts();
  const common = useCommonTexts();
  if (draw === null) return <p className={`${BOX} justify-center text-sm text-ink-muted`}>{t('draw.none')}</p>;
  return (
    <div className={BOX}>
      <DrawnNumbers numbers={draw.numbers} label={common('draws.numbers')} size="sm" max={MAX_NUMBERS} />
      <div className="flex h-9 items-center justify-between gap-2 text-xs text-ink-muted">
        <p className="flex min-w-0 items-center gap-1.5">
          {isNew && (
            <span className="shrink-0 rounded-full bg-primary px-1.5 leading-[1.25rem] font-bold text-on-primary">
              {t('draw.new')}
            </span>
          )}
          <span className="truncate">{formatLocalMinute(draw.openTime)}</span>
        </p>
        <IconButton
          size="sm"
          icon="history"
          label={t('history.open', { name })}
          onClick={onHistory}
          className="relative z-10 -me-1.5"
        />
      </div>
    </div>
  );
}

export function LatestDrawSkeleton() {
  return (
    <div className={BOX}>
      <Skeleton className="h-6 w-3/4" />
      <div className="flex h-9 items-center">
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}
