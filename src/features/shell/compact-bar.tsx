import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BalanceChip } from './balance-chip.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { SearchButton } from './search-button.tsx';
import { useShellTexts } from './texts.ts';

/** Hides the third button if there is no space for it next to login and register. */
const HIDDEN_WHEN_NARROW = '@max-[26.25rem]/site:hidden';

/**
 * The header of narrow screens, with logo, search and menu, and with balance and deposit for members or login and register for visitors. Everything else
 * is in the bottom bar and in the menu.
 */
export function CompactBar({
  bottomBar,
  deposit,
  openMenu,
}: {
  bottomBar: boolean;
  deposit: () => void;
  openMenu: () => void;
}) {
  const t = useShellTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const { phase } = useSession();
  const { modules } = useBrand();
  const mayRegister = useMayRegister();
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-end gap-x-1.5 px-3 @max-[23rem]/site:gap-x-0.5 wide:hidden">
      <span className="inline-flex min-w-15 flex-1">
        <BrandLogo
          className="h-8 min-w-0 object-contain @max-[23rem]/site:h-7"
          narrowMark={phase === 'visitor' && !bottomBar}
        />
      </span>
      {phase === 'visitor' && (
        <div className="flex items-center gap-1.5 [[data-session=in]_&]:invisible">
          <Button
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
      {phase === 'unknown' && <Skeleton className="h-10 w-32" />}
      {phase === 'member' && <BalanceChip narrow />}
      {phase === 'member' && !modules.off.includes('memberCentre') && (
        <IconButton icon="deposit" label={t('deposit')} onClick={deposit} className="bg-primary text-on-primary" />
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
      <IconButton icon="menu" label={t('nav.menu')} onClick={openMenu} />
    </div>
  );
}
