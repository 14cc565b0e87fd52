import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { balance } from '#schemas/calls/account.ts';
import { recentGames } from '#schemas/calls/games.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { useLaunches, useLaunchView } from '#src/launch/launch-service.ts';
import { useFreshBalance } from '#src/launch/use-fresh-balance.ts';
import { useStore } from '#src/lib/store.ts';
import { useModals } from '#src/modals/modal-store.ts';

const LaunchDialog = lazyPart(
  'launch-dialog',
  async () => (await import('#src/launch/launch-dialog.tsx')).LaunchDialog,
);

/** Shows the launch dialog, opens the page that frames the game, and keeps the balance up to date during the game and after the return. */
export function LaunchHost() {
  const { screen, launch } = useLaunchView();
  const framed = useStore(useLaunches().framed, () => null);
  const navigate = useNavigate();
  const modals = useModals();
  const queries = useQueryClient();
  const hidden = usePageHidden();
  const hasLaunched = useRef(false);
  useFreshBalance(launch !== null);

  // An effect event, because `navigate` changes on every page and each game must be opened only once.
  const goToGame = useEffectEvent(() => {
    // An open modal would cover the game.
    modals.close();
    if (location.pathname !== '/game') void navigate('/game', { state: { from: location.pathname + location.search } });
  });
  useEffect(() => {
    if (framed !== null) goToGame();
  }, [framed]);

  useEffect(() => {
    if (launch !== null) hasLaunched.current = true;
  }, [launch]);

  useEffect(() => {
    if (hidden || !hasLaunched.current) return;
    for (const { name } of [balance, recentGames]) void queries.invalidateQueries({ queryKey: [name] });
  }, [hidden, queries]);

  if (screen === 'none' || screen === 'starting') return null;
  return (
    <Suspense fallback={null}>
      <LaunchDialog key={screen} />
    </Suspense>
  );
}
