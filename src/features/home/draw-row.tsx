import { keyed } from '#src/lib/keyed.ts';
import type { Draw } from './latest-draws.ts';

const MOST = 10;

export function DrawRow({ draw, name, time, listLabel }: { draw: Draw; name: string; time: string; listLabel: string }) {
  return (
    <li className="flex min-h-26 flex-col justify-center gap-1.5 px-2 py-2">
      <div className="flex items-baseline justify-between gap-2">
        <p className="truncate text-sm font-semibold text-ink">{draw.gameName}</p>
        <p className="shrink-0 text-xs text-ink-muted tabular-nums">{time}</p>
      </div>
      <ol aria-label={listLabel} className="flex flex-wrap gap-1">
        {keyed(draw.numbers.slice(0, MOST)).map(({ key, value }) => (
          <li key={key} className="inline-flex h-7 min-w-7 items-center justify-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums">
            {value}
          </li>
        ))}
      </ol>
      <p className="truncate text-xs leading-4 text-ink-muted tabular-nums">{name}</p>
    </li>
  );
}
