import { gameArt } from '#src/platform/image-url.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useChooseGame } from '#src/session/use-choose-game.ts';
import { useSession } from '#src/session/use-session.ts';
import { ArtTile, ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { WAITING_PULSE } from '#src/ui/skeleton.tsx';
import { useGameTexts } from './texts.ts';
import { useRecentGames } from './use-game-list.ts';

const MOST = 10;
const WAITING = [0, 1, 2, 3] as const;
const ITEM = 'w-24 shrink-0 snap-start sm:w-32';

/** What the member played last, ready to go on. Nothing shows without it. */
export function ContinuePlaying() {
  const t = useGameTexts();
  const { phase } = useSession();
  const { rows, status } = useRecentGames();
  const { choose, busy } = useChooseGame();
  const { base, failed } = useImageBase();
  const isWaiting = phase !== 'visitor' && status === 'pending';
  if (rows.length === 0 && !isWaiting) return null;
  return (
    <section aria-labelledby="continue-playing" className="space-y-3">
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
