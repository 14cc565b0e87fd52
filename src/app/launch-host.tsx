import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { balance } from '#schemas/calls/account.ts';
import { recentGames } from '#schemas/calls/games.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { useLaunchView } from '#src/launch/launch-hub.ts';

const LaunchDialog = lazyPart(
  'launch-dialog',
  async () => (await import('#src/launch/launch-dialog.tsx')).LaunchDialog,
);

/** What a launch has to say, the way to the page that holds the game, and the balance anew once the player is back from it. */
export function LaunchHost() {
  const { phase, framed, launch } = useLaunchView();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const hidden = usePageHidden();
  const away = useRef(false);

  // Each framed game is gone to once: `navigate` is another function on every page.
  const goToGame = useEffectEvent(() => void navigate('/game', { replace: location.pathname === '/game' }));
  useEffect(() => {
    if (framed !== null) goToGame();
  }, [framed]);

  useEffect(() => {
    if (launch !== null) away.current = true;
  }, [launch]);

  useEffect(() => {
    if (hidden || !away.current) return;
    for (const { name } of [balance, recentGames]) void queries.invalidateQueries({ queryKey: [name] });
  }, [hidden, queries]);

  if (phase === 'idle' || phase === 'asking') return null;
  return (
    <Suspense fallback={null}>
      <LaunchDialog key={phase} />
    </Suspense>
  );
}
