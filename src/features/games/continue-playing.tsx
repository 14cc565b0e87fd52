import { useEffect } from 'react';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useChooseGame } from '#src/launch/use-choose-game.ts';
import { useSession } from '#src/session/use-session.ts';
import { ArtTile } from '#src/ui/art-tile.tsx';
import { noteContinues } from './note-continues.ts';
import { CONTINUE_ITEM, CONTINUE_LIST, RoomToContinue } from './room-to-continue.tsx';
import { useGameTexts } from './texts.ts';
import { useRecentGames } from './use-game-list.ts';

const MOST = 10;

/** What the member played last, ready to go on. Nothing shows without it; its room is there from the first paint on, unless there was none before. */
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
    if (status === 'success') noteContinues(has);
  }, [status, has]);
  if (isWaiting) return <RoomToContinue />;
  if (!has) return null;
  return (
    <section aria-labelledby="continue-playing" className="space-y-3">
      <h2 id="continue-playing" className="font-display text-lg font-bold text-ink">
        {t('continue.title')}
      </h2>
      <ul className={CONTINUE_LIST}>
        {rows.slice(0, MOST).map((game) => (
          <li key={game.nodeId} className={CONTINUE_ITEM}>
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
