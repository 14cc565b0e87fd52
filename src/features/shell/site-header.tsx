import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSession } from '#src/session/use-session.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { CompactBar } from './compact-bar.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { SiteNav } from './site-nav.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useAccountActions, type CentreLinks } from './use-account-actions.ts';
import { useMenu } from './use-menu.ts';

const AccountBar = lazy(async () => ({ default: (await import('./account-bar.tsx')).AccountBar }));
const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));
const GamesSheet = lazy(async () => ({ default: (await import('./games-sheet.tsx')).GamesSheet }));

/**
 * The top of every page; under 900 px a compact bar, and a bar at the bottom for one hand.
 * `login` is the header's login form; `promotions` counts those that can be joined or claimed.
 */
export function SiteHeader({ login, promotions = 0, bottomBar = true, ...links }: CentreLinks & { login: ReactNode; promotions?: number; bottomBar?: boolean }) {
  const { phase, member } = useSession();
  const entries = useMenu();
  const { deposit } = useAccountActions(links);
  const [sheet, setSheet] = useState<'menu' | 'games' | null>(null);
  const close = (): void => setSheet(null);
  return (
    <>
      <header className="sticky top-0 z-30 bg-header text-on-header shadow-md min-[56.25rem]:-top-14">
        <CompactBar deposit={deposit} openMenu={() => setSheet('menu')} />
        <div className="border-b border-on-header/15 max-[56.1875rem]:hidden">
          <div className="mx-auto flex h-14 max-w-[1280px] items-center gap-2 px-4">
            <LanguageMenu />
            <ThemeSwitch />
            <div className="ms-auto flex min-w-0 items-center">
              {phase === 'visitor' && (
                <div className="flex items-center gap-2 [[data-session=in]_&]:invisible">
                  {login}
                  <RegisterEntry />
                </div>
              )}
              {phase === 'unknown' && <Skeleton className="h-10 w-72" />}
              {phase === 'member' && (
                <Suspense fallback={<Skeleton className="h-10 w-72" />}>
                  <AccountBar member={member} promotions={promotions} {...links} />
                </Suspense>
              )}
            </div>
          </div>
        </div>
        <div className="relative mx-auto flex max-w-[1280px] items-center gap-6 px-4 max-[56.1875rem]:hidden">
          <BrandLogo />
          <SiteNav entries={entries} />
        </div>
      </header>
      {bottomBar && <BottomBar openGames={() => setSheet('games')} openMenu={() => setSheet('menu')} openAccount={() => setSheet('menu')} />}
      <Suspense fallback={null}>
        {sheet === 'menu' && <MenuSheet entries={entries} promotions={promotions} onClose={close} {...links} />}
        {sheet === 'games' && <GamesSheet entries={entries} onClose={close} />}
      </Suspense>
    </>
  );
}
