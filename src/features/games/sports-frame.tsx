import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { GamePlaceholder } from '#src/launch/game-placeholder.tsx';
import { FramedGame } from '#src/launch/framed-game.tsx';
import { TrialNotice } from '#src/launch/trial-notice.tsx';
import type { Launched } from '#src/launch/use-launched.ts';
import { useSession } from '#src/session/use-session.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useGameTexts } from './texts.ts';

/** A betting page in a full-page frame. Visitors see a login button instead, and trial accounts see a message saying that they need a real account. */
export function SportsFrame({ name, launched }: { name: string; launched: Launched }) {
  usePageTitle(name);
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      <Screen name={name} launched={launched} />
    </>
  );
}

function Screen({ name, launched: { url, problem, again } }: { name: string; launched: Launched }) {
  const t = useGameTexts();
  const common = useCommonTexts();
  const words = useProblemText();
  const navigate = useNavigate();
  const { phase, member } = useSession();
  const { open } = useModals();
  const leave = (): void => void navigate('/sports');
  if (phase === 'visitor')
    return (
      <EmptyState
        icon="sports"
        title={name}
        text={t('sports.login')}
        action={<Button onClick={() => open('login')}>{common('logIn')}</Button>}
      />
    );
  if (member?.kind === 'trial')
    return (
      <TrialNotice
        title={name}
        text={t('sports.trial')}
        action={<Button onClick={leave}>{t('sports.trial.action')}</Button>}
      />
    );
  if (problem !== null)
    return (
      <EmptyState
        icon="warning"
        title={name}
        text={words(problem)}
        action={<Button onClick={again}>{common('retry')}</Button>}
      />
    );
  if (url === null) return <GamePlaceholder name={name} />;
  return <FramedGame url={url} title={name} onClose={leave} onAgain={again} />;
}
