import { useEffect } from 'react';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { gameArt } from '#src/platform/image-url.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useChooseGame } from '#src/launch/use-choose-game.ts';
import { useSession } from '#src/session/use-session.ts';
import { ArtTile } from '#src/ui/art-tile.tsx';
import { CONTINUES } from '#src/document/document-marks.ts';
import { rememberRow } from '#src/lib/remember-row.ts';
import { CONTINUE_PLAYING_ITEM, CONTINUE_PLAYING_LIST, ContinuePlayingSkeleton } from './continue-playing-skeleton.tsx';
import { useGameTexts } from './texts.ts';
import { useRecentGames } from './use-game-list.ts';

const MAX_GAMES = 10;

/** The member's recent games. Their skeleton is visible from the first paint, unless the member had no recent games on the last visit. */
export function ContinuePlaying() {
  const t = useGameTexts();
  const { phase } = useSession();
  const { data, rows, isError } = useRecentGames();
  const { choose, busy } = useChooseGame();
  const { base, failed } = useImageBase();
  const isLoaded = data !== undefined;
  const has = rows.length > 0;
  useEffect(() => {
    if (isLoaded) rememberRow(CONTINUES, has);
  }, [isLoaded, has]);
  if (!has)
    return (
      <ClientOnly fallback={<ContinuePlayingSkeleton />}>
        {phase !== 'visitor' && !isLoaded && !isError && <ContinuePlayingSkeleton />}
      </ClientOnly>
    );
  return (
    <section aria-labelledby="continue-playing" className="space-y-3">
      <h2 id="continue-playing" className="font-display text-lg font-bold text-ink">
        {t('continue.title')}
      </h2>
      <ul className={CONTINUE_PLAYING_LIST}>
        {rows.slice(0, MAX_GAMES).map((game) => (
          <li key={game.nodeId} className={CONTINUE_PLAYING_ITEM}>
            <ArtTile
              src={base === null ? null : gameArt(base, game.vassalage, game.nodeId)}
              title={game.gameName}
              busy={busy === game.nodeId}
              onPress={() => choose(game)}
              onError={failed}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
