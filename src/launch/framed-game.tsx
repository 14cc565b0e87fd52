import { useRef } from 'react';
import { useFullScreen } from '#src/lib/use-full-screen.ts';
import { useProblemWords } from '#src/texts/problem-words.ts';
import { useLaunchTexts } from '#src/texts/use-launch-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { OutsideFrame } from '#src/ui/outside-frame.tsx';
import { useArrival } from '#src/ui/use-arrival.ts';
import { ComingGame } from './coming-game.tsx';
import { useGameMessages } from './use-game-messages.ts';
import { useOpenAddress } from './use-open-address.ts';

/** A low window, such as that of a phone on its side, the game takes whole, but for the camera's place. */
const LOW =
  'low:fixed low:inset-0 low:z-40 low:h-dvh! low:ps-[env(safe-area-inset-left)] low:pe-[env(safe-area-inset-right)]';

/** A game in this page, below a bar with the way out and full screen. `onAgain` starts it anew where that can help. */
export function FramedGame({
  url,
  title,
  onClose,
  onAgain,
}: {
  url: string;
  title: string;
  onClose: () => void;
  onAgain?: () => void;
}) {
  const words = useProblemWords();
  const { address, problem } = useOpenAddress(url);
  if (problem !== null)
    return (
      <EmptyState
        icon="warning"
        title={title}
        text={words(problem)}
        action={<LeaveButton onClose={onClose} />}
        className="m-4 rounded-card border border-line bg-surface"
      />
    );
  if (address === null) return <ComingGame name={title} />;
  return <Frame key={address} address={address} title={title} onClose={onClose} onAgain={onAgain} />;
}

function LeaveButton({ onClose }: { onClose: () => void }) {
  const t = useLaunchTexts();
  return <Button onClick={onClose}>{t('frame.back')}</Button>;
}

function Frame({
  address,
  title,
  onClose,
  onAgain,
}: {
  address: string;
  title: string;
  onClose: () => void;
  onAgain: (() => void) | undefined;
}) {
  const t = useLaunchTexts();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { full, canFill, toggle } = useFullScreen(box);
  const arrival = useArrival();
  useGameMessages(frame, address, { onReady: arrival.arrived, onClose });
  const ways = (
    <>
      {onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          {t('frame.again')}
        </Button>
      )}
      <LeaveButton onClose={onClose} />
    </>
  );
  return (
    <div
      ref={box}
      className={`flex h-[calc(100dvh-3.5rem)] flex-col bg-canvas min-[56.25rem]:h-[calc(100dvh-7rem)] ${LOW}`}
    >
      <div className="flex items-center gap-2 border-b border-line bg-surface px-2 py-1 text-ink">
        <IconButton label={t('frame.back')} icon="arrow-left" onClick={onClose} />
        <p className="min-w-0 flex-1 truncate text-sm font-semibold">{title}</p>
        {canFill && (
          <IconButton
            label={t(full ? 'frame.small' : 'frame.full')}
            icon={full ? 'shrink' : 'expand'}
            onClick={toggle}
          />
        )}
      </div>
      <div className="min-h-0 flex-1">
        <OutsideFrame
          ref={frame}
          address={address}
          title={title}
          allow="fullscreen; autoplay"
          arrival={arrival}
          coming={t('frame.loading', { game: title })}
          late={t('frame.slow')}
          ways={ways}
        />
      </div>
    </div>
  );
}
