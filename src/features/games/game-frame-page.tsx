import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { readSession } from '#src/lib/browser-storage.ts';
import { ComingGame } from '#src/launch/coming-game.tsx';
import { FramedGame } from '#src/launch/framed-game.tsx';
import { useLaunchHub, useLaunchView } from '#src/launch/launch-hub.ts';
import { useCanOpen } from '#src/launch/use-open-address.ts';
import { useSession } from '#src/session/use-session.ts';
import { keptGame } from './kept-game.ts';
import { useGameTexts } from './texts.ts';

const hasBack = (): boolean => typeof history.state?.idx === 'number' && history.state.idx > 0;

/** /game holds the game that was started for this session, from `iframeUrl`; without one, or without a member, it leads home. An address is good once: after a reload the game is started anew. */
export function GameFramePage() {
  const t = useGameTexts();
  const navigate = useNavigate();
  const { phase } = useSession();
  const hub = useLaunchHub();
  const { framed, phase: launching, tries } = useLaunchView();
  const [triesBefore] = useState(tries);
  const [kept] = useState(keptGame);
  const game = framed?.game ?? kept;
  const isReload = framed === null && kept !== null;
  const asked = tries > triesBefore;
  const name = game?.gameName ?? t('name.game');
  const url = framed?.url ?? readSession('iframeUrl') ?? '';
  const canOpen = useCanOpen(url);
  usePageTitle(name);

  useEffect(() => hub.leave, [hub]);

  useEffect(() => {
    if (isReload && phase === 'member' && !asked) hub.start(kept, 'page');
  }, [isReload, phase, asked, kept, hub]);

  if (phase === 'visitor' || !canOpen || (isReload && asked && launching === 'idle'))
    return <Navigate to="/index" replace />;
  if (phase === 'unknown' || isReload) return <ComingGame name={name} />;
  const leave = (): void => void (hasBack() ? navigate(-1) : navigate('/index', { replace: true }));
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      <FramedGame
        url={url}
        title={name}
        onClose={leave}
        {...(game === null ? {} : { onAgain: () => hub.start(game, 'page') })}
      />
    </>
  );
}
