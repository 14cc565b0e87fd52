import { Navigate } from 'react-router-dom';
import { useBrand } from '#src/brand/use-brand.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { readSession } from '#src/lib/browser-storage.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { useSession } from '#src/session/use-session.ts';
import { usePageTexts } from './texts.ts';

/** /game holds the game that was started for this session, from `iframeUrl`; without one, or without a member, it leads home. */
export function GameFramePage() {
  const t = usePageTexts();
  const { allow } = useBrand().platform;
  const { phase } = useSession();
  const url = safeUrl(readSession('iframeUrl') ?? '', { origins: allow.launch.filter((origin) => origin !== location.origin), host: location.hostname });
  usePageTitle(t('name.game'));
  if (url === null || phase === 'visitor') return <Navigate to="/index" replace />;
  if (phase === 'unknown') return null;
  return (
    <>
      <h1 className="sr-only">{t('name.game')}</h1>
      <iframe
        src={url}
        title={t('name.game')}
        allow="fullscreen; autoplay"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- games keep their own storage; the frame never has this site's origin
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="origin"
        className="block h-[calc(100dvh-3.5rem)] w-full border-0 min-[56.25rem]:h-[calc(100dvh-7rem)]"
      />
    </>
  );
}
