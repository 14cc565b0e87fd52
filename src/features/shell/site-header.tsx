import { Suspense, useState, type ReactNode } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useSession } from '#src/session/use-session.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { CompactBar } from './compact-bar.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { SearchButton } from './search-button.tsx';
import { SiteNav } from './site-nav.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { CentreLinks } from './use-account-actions.ts';
import { useDeposit } from './use-deposit.ts';
import { useMenu } from './menu-provider.tsx';

const AccountBar = lazyPart('account-bar', async () => (await import('./account-bar.tsx')).AccountBar);
const MenuSheet = lazyPart('menu-sheet', async () => (await import('./menu-sheet.tsx')).MenuSheet);
const GamesSheet = lazyPart('games-sheet', async () => (await import('./games-sheet.tsx')).GamesSheet);

/**
 * The header of every page. Below a width of 56.25rem, which depends on the user's text size, it is a compact bar with a bottom navigation. From that
 * width on, `layout.header` decides: either two rows, with `login` as the login form, or the same bar with the main menu, placed by the style sheet.
 */
export function SiteHeader({
  login,
  bottomBar = true,
  ...links
}: CentreLinks & { login: ReactNode; bottomBar?: boolean }) {
  const { phase, member } = useSession();
  const entries = useMenu();
  const hasRows = useBrand().layout.header === 'rows';
  const [sheet, setSheet] = useState<'menu' | 'games' | null>(null);
  const close = (): void => setSheet(null);
  const deposit = useDeposit(links);
  return (
    <>
      <header className="site-header @container/site z-30 bg-header text-on-header shadow-md">
        <CompactBar
          bottomBar={bottomBar}
          openMenu={() => setSheet('menu')}
          {...(!hasRows && { nav: <SiteNav entries={entries} /> })}
          {...links}
        />
        {hasRows && (
          <>
            <div className="border-b border-on-header/15 compact:hidden">
              <div className="mx-auto flex min-h-14 max-w-[1280px] flex-wrap items-center gap-2 px-4">
                <LanguageMenu />
                <ThemeSwitch />
                <div className="ms-auto flex max-w-full min-w-0 flex-wrap items-center">
                  {phase === 'visitor' && (
                    <div className="flex flex-wrap items-center justify-end gap-2 [[data-session=in]_&]:invisible">
                      {login}
                      <RegisterEntry size="md" />
                    </div>
                  )}
                  {phase === 'unknown' && <Skeleton className="h-10 w-124" />}
                  {phase === 'member' && (
                    <Suspense fallback={<Skeleton className="h-10 w-124" />}>
                      <AccountBar member={member} {...links} />
                    </Suspense>
                  )}
                </div>
              </div>
            </div>
            <div className="relative mx-auto flex max-w-[1280px] flex-wrap items-center gap-x-6 px-4 compact:hidden">
              <BrandLogo />
              <SiteNav entries={entries} />
              <SearchButton className="-ms-4" />
            </div>
          </>
        )}
      </header>
      {bottomBar && (
        <BottomBar
          openGames={() => setSheet('games')}
          openMenu={() => setSheet('menu')}
          openAccount={() => setSheet('menu')}
          openDeposit={deposit}
        />
      )}
      <Suspense fallback={null}>
        {sheet === 'menu' && <MenuSheet entries={entries} onClose={close} {...links} />}
        {sheet === 'games' && <GamesSheet entries={entries} onClose={close} />}
      </Suspense>
    </>
  );
}
