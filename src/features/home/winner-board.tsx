import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Ticker } from '#src/ui/ticker.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { HomeBlock } from './home-block.tsx';
import { useHomeTexts } from './texts.ts';
import { useWinners, type Winner } from './use-winners.ts';
import { useMoney } from '#src/session/use-money.ts';

function WinnerRow({ winner }: { winner: Winner }) {
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
      <span className="shrink-0 font-display text-sm font-bold text-accent-ink">{money(winner.prize)}</span>
    </div>
  );
}

const WINNER_STEP = 0.5;
const WINNER_LIMIT_MOVE = 3;

// Moves the ticker's pause button into the heading's row.
const CONTROL_IN_HEADING = '[&>button]:-end-2 [&>button]:-top-[3.7rem]';
const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e'] as const;

/** The latest winners as a ticker, which fills the height of the column. */
export function WinnerBoard() {
  const t = useHomeTexts();
  const { open } = useModals();
  const winners = useWinners();
  return (
    <HomeBlock
      title={t('winners.title')}
      className="flex flex-1 flex-col"
      action={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => open('winners')}
          className={classNames('-ms-3 me-9 whitespace-nowrap', !winners.data?.length && 'invisible')}
        >
          {t('winners.all')}
        </Button>
      }
    >
      <div className="relative card min-h-84 flex-1">
        <div className="absolute inset-0 flex flex-col p-2">
          <QueryView
            query={winners}
            skeleton={
              <span className="block space-y-2">
                {SKELETON_KEYS.map((row) => (
                  <Skeleton key={row} className="h-14 w-full" />
                ))}
              </span>
            }
            empty={<EmptyState icon="trophy" title={t('winners.empty')} className="h-full" />}
          >
            {(list) => (
              <Ticker
                label={t('winners.title')}
                pauseLabel={t('winners.pause')}
                playLabel={t('winners.play')}
                step={WINNER_STEP}
                limitMove={WINNER_LIMIT_MOVE}
                className={`min-h-0 flex-1 ${CONTROL_IN_HEADING}`}
                items={list.map((winner) => ({ id: winner.id, content: <WinnerRow winner={winner} /> }))}
              />
            )}
          </QueryView>
        </div>
      </div>
    </HomeBlock>
  );
}
