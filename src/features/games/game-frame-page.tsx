import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { readSession } from '#src/lib/browser-storage.ts';
import { useTimeout } from '#src/lib/timers.ts';
import { GamePlaceholder } from '#src/launch/game-placeholder.tsx';
import { FramedGame } from '#src/launch/framed-game.tsx';
import { useLaunches, useLaunchView } from '#src/launch/launch-service.ts';
import { useStore } from '#src/lib/store.ts';
import { useCanOpen } from '#src/launch/use-open-address.ts';
import { useSession } from '#src/session/use-session.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { useGameTexts } from './texts.ts';

const isGame = (value: unknown): value is LaunchableGame =>
  typeof value === 'object' &&
  value !== null &&
  'nodeId' in value &&
  typeof value.nodeId === 'number' &&
  ['vassalage', 'gameType', 'gameName'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** Reads the game that /game showed last in this session. */
const readLastGame = (): LaunchableGame | null => {
  try {
    const lastGame = parseJson(readSession('iframeGame') ?? 'null');
    return isGame(lastGame) ? lastGame : null;
  } catch {
    return null;
  }
};

/** How long going back in the history may take to leave this page, in milliseconds. */
const LEAVE_MS = 500;

/** Returns the path of the page on which the game was chosen. */
const originOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : '/index';

const hasBack = (): boolean => typeof history.state?.idx === 'number' && history.state.idx > 0;

/**
 * The page /game, which shows the launched game in a frame. The launch URL is in the session storage as `iframeUrl`; each URL works only once, so a
 * reload launches the game again. Without a launched game, and for visitors, the page redirects to the home page.
 */
export function GameFramePage() {
  const t = useGameTexts();
  const navigate = useNavigate();
  const from = originOf(useLocation().state);
  const leaving = useTimeout();
  const { phase } = useSession();
  const launches = useLaunches();
  const { screen } = useLaunchView();
  const framed = useStore(launches.framed, () => null);
  const [hasRelaunched, setHasRelaunched] = useState(false);
  const [lastGame] = useState(readLastGame);
  const game = framed?.game ?? lastGame;
  const isReload = framed === null && lastGame !== null;
  const name = game?.gameName ?? t('name.game');
  const url = framed?.url ?? readSession('iframeUrl') ?? '';
  const canOpen = useCanOpen(url);
  usePageTitle(name);
  if (isReload && screen !== 'none' && !hasRelaunched) setHasRelaunched(true);

  useEffect(() => launches.leaveFramed, [launches]);

  useEffect(() => {
    if (isReload && phase === 'member' && !hasRelaunched) launches.start(lastGame, 'page');
  }, [isReload, phase, hasRelaunched, lastGame, launches]);

  if (phase === 'visitor' || !canOpen || (isReload && hasRelaunched && screen === 'none'))
    return <Navigate to="/index" replace />;
  if (phase === 'unknown' || isReload) return <GamePlaceholder name={name} />;
  const leave = (): void => {
    if (!hasBack()) return void navigate(from, { replace: true });
    // Going back may change only the frame, because pages in it add history entries. In that case, navigate after a while.
    leaving.start(() => {
      if (location.pathname === '/game') void navigate(from, { replace: true });
    }, LEAVE_MS);
    return void navigate(-1);
  };
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      <FramedGame
        url={url}
        title={name}
        onClose={leave}
        {...(game === null ? {} : { onAgain: () => launches.start(game, 'page') })}
      />
    </>
  );
}
