import { useLocation } from 'react-router-dom';
import { Icon } from '#src/ui/icon.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { useShellTexts } from './texts.ts';

/**
 * A strip for trial accounts that says that the money is play money, and links to the registration. It is on every page but the game page, which has a
 * similar notice.
 */
export function PlayMoneyStrip() {
  const t = useShellTexts();
  const { pathname } = useLocation();
  if (pathname === '/game') return null;
  return (
    <section aria-label={t('trial.label')} className="border-b border-line bg-raised text-ink print:hidden">
      <div className="mx-auto flex min-h-12 max-w-[1280px] flex-wrap items-center gap-x-3 px-4 py-1">
        <Icon name="info" className="size-5 text-accent-ink" />
        <p className="min-w-0 flex-1 basis-36 text-sm font-medium text-pretty">{t('trial.strip')}</p>
        <RegisterEntry />
      </div>
    </section>
  );
}
