import { DrawnNumbers } from '#src/ui/drawn-numbers.tsx';
import type { Draw } from './latest-draws.ts';

const MOST = 10;

export function DrawRow({
  draw,
  name,
  time,
  listLabel,
}: {
  draw: Draw;
  name: string;
  time: string;
  listLabel: string;
}) {
  return (
    <li className="flex min-h-26 flex-col justify-center gap-1.5 px-2 py-2">
      <div className="flex items-baseline justify-between gap-2">
        <p className="truncate text-sm font-semibold text-ink">{draw.gameName}</p>
        <p className="shrink-0 text-xs text-ink-muted tabular-nums">{time}</p>
      </div>
      <DrawnNumbers numbers={draw.numbers} label={listLabel} most={MOST} />
      <p className="truncate text-xs leading-4 text-ink-muted tabular-nums">{name}</p>
    </li>
  );
}
