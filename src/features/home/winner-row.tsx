import { Icon } from '#src/ui/icon.tsx';
import { useMoney } from './use-money.ts';
import type { Winner } from './use-winners.ts';

export function WinnerRow({ winner }: { winner: Winner }) {
  const money = useMoney();
  return (
    <div className="flex h-14 items-center gap-3 rounded-control bg-raised px-3">
      <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
        <Icon name="trophy" className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold text-ink">{winner.player}</span>
        <span className="block truncate text-xs text-ink-muted">{winner.game}</span>
      </span>
      <span className="shrink-0 font-display text-sm font-bold text-accent-ink tabular-nums">
        {money(winner.prize)}
      </span>
    </div>
  );
}
