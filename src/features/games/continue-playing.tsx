import { useEffect } from 'react';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useSession } from '#src/session/use-session.ts';
import { CONTINUES } from '#src/document/document-marks.ts';
import { rememberRow } from '#src/lib/remember-row.ts';
import { RailList } from './rail-list.tsx';
import { ContinuePlayingSkeleton } from './rail-skeleton.tsx';
import { useGameTexts } from './texts.ts';
import { useRecentGames } from './use-game-list.ts';

const MAX_GAMES = 10;

/** The member's recent games. Their skeleton is visible from the first paint, unless the member had no recent games on the last visit. */
export function ContinuePlaying() {
  const t = useGameTexts();
  const { phase } = useSession();
  const { data, rows, isError } = useRecentGames();
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
  return <RailList title={t('continue.title')} games={rows.slice(0, MAX_GAMES)} />;
}
