import { useLocation } from 'react-router-dom';
import { useArea } from '#src/brand/use-brand.ts';
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
}: {
  openGames: () => void;
  openMenu: () => void;
  openAccount: () => void;
}) {
  const t = useShellTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const { phase } = useSession();
  const { pathname } = useLocation();
  const promotions = useArea('promotions');
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
    <button type="button" className={styles(false)} onClick={run}>
      {content(icon, label)}
    </button>
  );
  return (
    <div className="@container/site fixed inset-x-0 bottom-0 z-30">
      <nav
        aria-label={t('nav.quick')}
        className="border-t border-current/15 bg-header pb-[env(safe-area-inset-bottom)] text-on-header wide:hidden print:hidden"
      >
        <ul className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col">
          <li>{link('/index', 'home', t('nav.home'))}</li>
          <li>{button('grid', t('nav.games'), openGames)}</li>
          {promotions && <li>{link('/promotions', 'gift', t('nav.promotions'))}</li>}
          <li>
            {phase === 'visitor'
              ? button('login', common('logIn'), () => open('login'))
              : button('user', t('nav.account'), openAccount)}
          </li>
          <li>{button('menu', t('nav.menu'), openMenu)}</li>
        </ul>
      </nav>
    </div>
  );
}
