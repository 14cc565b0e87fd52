import { useEffect, useRef, useState } from 'react';
import { useFullScreen } from '#src/lib/use-full-screen.ts';
import { useTimeout } from '#src/lib/use-timeout.ts';
import { useProblemWords } from '#src/texts/problem-words.ts';
import { useLaunchTexts } from '#src/texts/use-launch-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { ComingGame } from './coming-game.tsx';
import { useGameMessages } from './use-game-messages.ts';
import { useOpenAddress } from './use-open-address.ts';

/** A game that has not come by then, in milliseconds, may not come at all. */
const SLOW_MS = 15_000;

/** A low window, such as that of a phone on its side, the game takes whole, but for the camera's place. */
const LOW = 'low:fixed low:inset-0 low:z-40 low:h-dvh! low:ps-[env(safe-area-inset-left)] low:pe-[env(safe-area-inset-right)]';

/** A game in this page: in a frame that can neither leave it nor reach into it, below a bar with the way out and full screen. `onAgain` starts it anew where that can help. */
export function FramedGame({ url, title, onClose, onAgain }: { url: string; title: string; onClose: () => void; onAgain?: () => void }) {
  const words = useProblemWords();
  const { address, problem } = useOpenAddress(url);
  if (problem !== null) return <EmptyState icon="warning" title={title} text={words(problem)} action={<LeaveButton onClose={onClose} />} className="m-4 rounded-card border border-line bg-surface" />;
  if (address === null) return <ComingGame name={title} />;
  return <Frame key={address} address={address} title={title} onClose={onClose} onAgain={onAgain} />;
}

function LeaveButton({ onClose }: { onClose: () => void }) {
  const t = useLaunchTexts();
  return <Button onClick={onClose}>{t('frame.back')}</Button>;
}

function Frame({ address, title, onClose, onAgain }: { address: string; title: string; onClose: () => void; onAgain: (() => void) | undefined }) {
  const t = useLaunchTexts();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { full, canFill, toggle } = useFullScreen(box);
  const { start: wait, clear: stopWaiting } = useTimeout();
  const [phase, setPhase] = useState<'loading' | 'slow' | 'there'>('loading');
  const arrived = (): void => {
    stopWaiting();
    setPhase('there');
  };
  useEffect(() => {
    wait(() => setPhase('slow'), SLOW_MS);
    return stopWaiting;
  }, [wait, stopWaiting]);
  useGameMessages(frame, address, { onReady: arrived, onClose });
  return (
    <div ref={box} className={`flex h-[calc(100dvh-3.5rem)] flex-col bg-canvas min-[56.25rem]:h-[calc(100dvh-7rem)] ${LOW}`}>
      <div className="flex items-center gap-2 border-b border-line bg-surface px-2 py-1 text-ink">
        <IconButton label={t('frame.back')} icon="arrow-left" onClick={onClose} />
        <p className="min-w-0 flex-1 truncate text-sm font-semibold">{title}</p>
        {canFill && <IconButton label={t(full ? 'frame.small' : 'frame.full')} icon={full ? 'shrink' : 'expand'} onClick={toggle} />}
      </div>
      <div className="relative min-h-0 flex-1">
        <iframe
          ref={frame}
          src={address}
          title={title}
          allow="fullscreen; autoplay"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- games keep their own storage; the frame never has this site's origin
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          onLoad={arrived}
          className="block size-full border-0"
        />
        {phase !== 'there' && (
          <output className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-canvas p-6 text-center text-ink">
            <Spinner className="size-10" />
            <p className="font-semibold">{t('frame.loading', { game: title })}</p>
            {phase === 'slow' && (
              <>
                <p className="max-w-prose text-sm text-pretty text-ink-muted">{t('frame.slow')}</p>
                <div className="flex flex-wrap justify-center gap-2">
                  {onAgain && (
                    <Button variant="secondary" onClick={onAgain}>
                      {t('frame.again')}
                    </Button>
                  )}
                  <LeaveButton onClose={onClose} />
                </div>
              </>
            )}
          </output>
        )}
      </div>
    </div>
  );
}
