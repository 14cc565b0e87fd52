import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { BottomEntry } from '#schemas/layout/layout-values.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { useShellTexts } from './texts.ts';

/** The bottom navigation of narrow screens. */
export function BottomBar({
  openGames,
  openMenu,
  openAccount,
  openDeposit,
}: {
  openGames: () => void;
  openMenu: () => void;
  openAccount: () => void;
  openDeposit: () => void;
}) {
  const t = useShellTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const { phase } = useSession();
  const { pathname } = useLocation();
  const { bottomBar } = useBrand().layout;
  const styles = (active: boolean): string =>
    classNames(
      'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[min(0.6875rem,3.4vw)] leading-tight font-medium',
      active ? 'font-bold' : 'opacity-85',
      focusRingInside,
    );
  const content = (icon: IconName, label: string, active = false) => (
    <>
      {active && <span className="absolute inset-x-4 top-0 h-0.5 rounded-full bg-current" />}
      <Icon name={icon} className="size-6" />
      <span className="px-px whitespace-nowrap">{label}</span>
    </>
  );
  const link = (to: string, icon: IconName, label: string) => (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined} className={styles(pathname === to)}>
      {content(icon, label, pathname === to)}
    </Link>
  );
  const button = (icon: IconName, label: string, run: () => void) => (
    <button type="button" name={icon} className={styles(false)} onClick={run}>
      {content(icon, label)}
    </button>
  );
  const entries: Readonly<Record<BottomEntry, ReactNode>> = {
    home: link('/index', 'home', t('nav.home')),
    games: button('grid', t('nav.games'), openGames),
    lottery: link('/lottery', 'lottery', t('category.LOTT')),
    sports: link('/sports', 'sports', t('category.SPORTS')),
    promotions: link('/promotions', 'gift', t('nav.promotions')),
    deposit: button('deposit', t('deposit'), openDeposit),
    account:
      phase === 'visitor'
        ? button('login', common('logIn'), () => open('login'))
        : button('user', t('nav.account'), openAccount),
    menu: button('menu', t('nav.menu'), openMenu),
    download: link('/download', 'download', t('nav.download')),
  };
  return (
    <div className="@container/site fixed inset-x-0 bottom-0 z-30">
      <nav
        aria-label={t('nav.quick')}
        className="border-t border-current/15 bg-header pb-[env(safe-area-inset-bottom)] text-on-header wide:hidden print:hidden"
      >
        <ul className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col">
          {bottomBar.map((entry) => (
            <li key={entry}>{entries[entry]}</li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
