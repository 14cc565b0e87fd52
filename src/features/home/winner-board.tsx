import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { QuietFailure } from '#src/ui/quiet-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Ticker } from '#src/ui/ticker.tsx';
import { HomeBlock } from './home-block.tsx';
import { useHomeTexts } from './texts.ts';
import { useWinners } from './use-winners.ts';
import { WinnerRow } from './winner-row.tsx';

export const WINNER_STEP = 0.5;
export const WINNER_LIMIT_MOVE = 3;

const ROOM = 'h-80';
// The ticker's own control moves up, to stand in the heading's row.
const CONTROL_IN_HEADING = '[&>button]:-end-2 [&>button]:-top-[3.7rem]';
const WAITING = ['a', 'b', 'c', 'd', 'e'] as const;

/** The latest wins as a ticker. */
export function WinnerBoard() {
  const t = useHomeTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const { winners, isPending, isError, retry } = useWinners();
  return (
    <HomeBlock
      title={t('winners.title')}
      more={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => open('winners')}
          className={classNames('me-9 whitespace-nowrap', winners.length === 0 && 'invisible')}
        >
          {t('winners.all')}
        </Button>
      }
    >
      <div className="relative rounded-card border border-line bg-surface p-2">
        {isPending && (
          <div className={`${ROOM} space-y-2 overflow-hidden`}>
            {WAITING.map((row) => (
              <Skeleton key={row} className="h-14 w-full" />
            ))}
          </div>
        )}
        {isError && (
          <div className={`${ROOM} flex flex-col justify-center`}>
            <QuietFailure text={t('block.error')} retryLabel={common('retry')} onRetry={retry} />
          </div>
        )}
        {!isPending && !isError && winners.length === 0 && (
          <EmptyState icon="trophy" title={t('winners.empty')} className={ROOM} />
        )}
        {winners.length > 0 && (
          <Ticker
            label={t('winners.title')}
            pauseLabel={t('winners.pause')}
            playLabel={t('winners.play')}
            step={WINNER_STEP}
            limitMove={WINNER_LIMIT_MOVE}
            className={`${ROOM} ${CONTROL_IN_HEADING}`}
            items={winners.map((winner) => ({ id: winner.id, content: <WinnerRow winner={winner} /> }))}
          />
        )}
      </div>
    </HomeBlock>
  );
}
