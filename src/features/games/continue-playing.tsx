import { useEffect } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useChooseGame } from '#src/session/use-choose-game.ts';
import { useSession } from '#src/session/use-session.ts';
import { ArtTile, ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { WAITING_PULSE } from '#src/ui/skeleton.tsx';
import { keepsRoomToContinue } from './room-to-continue.ts';
import { useGameTexts } from './texts.ts';
import { useRecentGames } from './use-game-list.ts';

const MOST = 10;
const WAITING = [0, 1, 2, 3] as const;
/** Shown by what the boot script says of this browser. */
const ROOM = '[:root:not([data-session=in][data-continues])_&]:hidden';
const ITEM = 'w-24 shrink-0 snap-start sm:w-32';

/** What the member played last, ready to go on. Nothing shows without it; who had it here before finds its room from the first paint on. */
export function ContinuePlaying() {
  const t = useGameTexts();
  const { phase } = useSession();
  const { rows, status } = useRecentGames();
  const { choose, busy } = useChooseGame();
  const { base, failed } = useImageBase();
  const isAwake = useHydrated();
  const has = rows.length > 0;
  const isWaiting = !has && (!isAwake || (phase !== 'visitor' && status === 'pending'));
  useEffect(() => {
    if (status === 'success') keepsRoomToContinue(has);
  }, [status, has]);
  if (!has && !isWaiting) return null;
  return (
    <section aria-labelledby="continue-playing" className={classNames('space-y-3', isWaiting && ROOM)}>
      <h2 id="continue-playing" className="font-display text-lg font-bold text-ink">
        {t('continue.title')}
      </h2>
      <ul className="flex list-none snap-x gap-2 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] sm:gap-3 [&::-webkit-scrollbar]:hidden">
        {isWaiting && WAITING.map((at) => <li key={at} className={`${ITEM} ${WAITING_PULSE}`}><ArtTileSkeleton /></li>)}
        {rows.slice(0, MOST).map((game) => (
          <li key={game.nodeId} className={ITEM}>
            <ArtTile
              src={base === null ? null : gameArt(base, game.vassalage, game.nodeId)}
              title={game.gameName}
              busy={busy === game.nodeId}
              onPress={() => choose(game)}
              onGiveUp={failed}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
