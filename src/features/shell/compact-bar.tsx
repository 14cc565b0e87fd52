import { Suspense, useEffect, type ReactNode } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { SearchButton } from './search-button.tsx';
import { useShellTexts } from './texts.ts';
import type { CentreLinks } from './use-account-actions.ts';

const CompactAccount = lazyPart('compact-account', async () => (await import('./compact-account.tsx')).CompactAccount);

/** Hides the third button if there is no space for it next to login and register. */
const HIDDEN_WHEN_NARROW = '@max-[26.25rem]/site:hidden';

const placeholder = <Skeleton className="h-10 w-32" />;

/**
 * The header of narrow screens, with logo, search and menu, and with balance and deposit for members or login and register for visitors. Everything
 * else is in the bottom bar and in the menu. With `nav`, the main menu, it also serves as the header of wide screens.
 */
export function CompactBar({
  bottomBar,
  openMenu,
  nav,
  ...links
}: CentreLinks & { bottomBar: boolean; openMenu: () => void; nav?: ReactNode }) {
  const t = useShellTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const { phase } = useSession();
  const mayRegister = useMayRegister();
  // Loads the member's part while the session is being checked.
  useEffect(() => {
    if (phase === 'unknown') CompactAccount.preload().catch(() => undefined);
  }, [phase]);
  return (
    <div className="compact-bar">
      <span className="inline-flex min-w-15 flex-1">
        <BrandLogo
          className="h-8 min-w-0 object-contain @max-[23rem]/site:h-7"
          narrowMark={phase === 'visitor' && !bottomBar}
        />
      </span>
      {nav}
      {phase === 'visitor' && (
        <div className="flex items-center gap-1.5 [[data-session=in]_&]:invisible">
          <Button
            name="login"
            size="sm"
            variant="quiet"
            className={classNames('whitespace-nowrap', bottomBar && mayRegister && HIDDEN_WHEN_NARROW)}
            onClick={() => open('login')}
          >
            {common('logIn')}
          </Button>
          <RegisterEntry />
        </div>
      )}
      {phase === 'unknown' && placeholder}
      {phase === 'member' && (
        <Suspense fallback={placeholder}>
          <CompactAccount {...links} />
        </Suspense>
      )}
      <SearchButton
        className={
          phase === 'visitor'
            ? bottomBar
              ? '@max-[20.9rem]/site:hidden'
              : HIDDEN_WHEN_NARROW
            : '@max-[30rem]/site:hidden'
        }
      />
      <IconButton name="menu" icon="menu" label={t('nav.menu')} onClick={openMenu} />
    </div>
  );
}
