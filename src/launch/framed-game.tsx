import { useRef, useEffect, useState, type RefObject } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useLaunchTexts } from './texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { ExternalFrame, useFrameLoad } from '#src/ui/external-frame.tsx';
import { GamePlaceholder } from './game-placeholder.tsx';
import { useGameMessages } from './use-game-messages.ts';
import { useOpenAddress } from './use-open-address.ts';

/** In a short window, such as a phone in landscape, the game fills the screen except for the safe area around the camera. */
const LOW =
  'low:fixed low:inset-0 low:z-40 low:h-dvh! low:ps-[env(safe-area-inset-left)] low:pe-[env(safe-area-inset-right)]';

/** The height of the viewport minus the header (twice as high on wide screens) and the bottom bar. */
const HEIGHT = 'h-[calc(100dvh-clamp(3.5rem,(100vw-56.25rem)*999,var(--header-height,7rem))-var(--bottom-bar,0px))]';

/** A game within this page, below a bar with buttons for leaving and for full screen. `onAgain` restarts the game if that can help. */
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
  const words = useProblemText();
  const { address, problem } = useOpenAddress(url);
  if (problem !== null)
    return (
      <EmptyState
        icon="warning"
        title={title}
        text={words(problem)}
        action={<LeaveButton onClose={onClose} />}
        className="m-4 card"
      />
    );
  if (address === null) return <GamePlaceholder name={title} />;
  return <Frame key={address} address={address} title={title} onClose={onClose} onAgain={onAgain} />;
}

/** States that a trial account plays with play money, and links to registration. */
function PlayMoneyMark() {
  const t = useLaunchTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const mayRegister = useMayRegister();
  return (
    <>
      <p className="shrink-0 rounded-full border border-accent-ink px-2 py-0.5 text-xs font-semibold text-accent-ink">
        {t('frame.playMoney')}
      </p>
      {mayRegister && (
        <Button size="sm" onClick={() => open('register')}>
          {common('register')}
        </Button>
      )}
    </>
  );
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
  const { member } = useSession();
  const { isFullScreen, isSupported, toggle } = useFullScreen(box);
  const load = useFrameLoad();
  const { launchReferrer = [] } = useBrand().platform;
  const { origin } = new URL(address, location.href);
  useGameMessages(frame, address, { onReady: load.onLoad, onClose });
  const slowActions = (
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
    <div ref={box} className={`flex ${HEIGHT} flex-col bg-canvas ${LOW}`}>
      <div className="flex items-center gap-2 border-b border-line bg-surface px-2 py-1 text-ink">
        <IconButton label={t('frame.back')} icon="arrow-left" onClick={onClose} />
        <p className="min-w-0 flex-1 truncate text-sm font-semibold">{title}</p>
        {member?.kind === 'trial' && <PlayMoneyMark />}
        {isSupported && (
          <IconButton
            label={t(isFullScreen ? 'frame.small' : 'frame.full')}
            icon={isFullScreen ? 'shrink' : 'expand'}
            onClick={toggle}
          />
        )}
      </div>
      <div className="min-h-0 flex-1">
        <ExternalFrame
          ref={frame}
          src={address}
          title={title}
          allow="fullscreen; autoplay"
          referrerPolicy={launchReferrer.find((one) => one.origin === origin)?.policy}
          load={load}
          loadingText={t('frame.loading', { game: title })}
          slowText={t('frame.slow')}
          slowActions={slowActions}
        />
      </div>
    </div>
  );
}

/** Returns the full-screen state of `ref`. `isSupported` is false if the browser has no Fullscreen API (iPhones). */
const useFullScreen = (
  ref: RefObject<HTMLElement | null>,
): { readonly isFullScreen: boolean; readonly isSupported: boolean; readonly toggle: () => void } => {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const changed = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [ref]);
  const toggle = (): void => {
    const change = full ? document.exitFullscreen() : ref.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isFullScreen: full, isSupported: typeof document !== 'undefined' && document.fullscreenEnabled, toggle };
};
