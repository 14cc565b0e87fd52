import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useModals } from '#src/modals/use-modals.ts';
import { useModule, useSiteInfo } from '#src/platform/use-site-info.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BalanceChip } from './balance-chip.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { RegisterEntry } from './register-entry.tsx';
import { SearchButton } from './search-button.tsx';
import { useShellTexts } from './texts.ts';

/** The header of narrow windows: logo, balance or the ways in, menu. */
export function CompactBar({ deposit, openMenu }: { deposit: () => void; openMenu: () => void }) {
  const t = useShellTexts();
  const { open } = useModals();
  const { phase } = useSession();
  const { modules } = useBrand();
  const { status } = useSiteInfo();
  const mayRegister = useModule('DIRECTREG3') || status === 'starting';
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 px-3 min-[56.25rem]:hidden">
      <BrandLogo className="h-8" mark={phase !== 'visitor'} />
      <div className="ms-auto flex min-w-0 items-center gap-1.5">
        {phase === 'visitor' && (
          <div className="flex items-center gap-1.5 [[data-session=in]_&]:invisible">
            {/* The bottom bar has it too. */}
            <Button size="sm" variant="quiet" className={classNames('whitespace-nowrap', mayRegister && 'max-[26.1875rem]:hidden')} onClick={() => open('login')}>
              {t('login')}
            </Button>
            <RegisterEntry />
          </div>
        )}
        {phase === 'unknown' && <Skeleton className="h-10 w-32" />}
        {phase === 'member' && (
          <>
            <BalanceChip />
            {!modules.off.includes('memberCentre') && <IconButton icon="deposit" label={t('deposit')} onClick={deposit} className="bg-primary text-on-primary max-[23.75rem]:hidden" />}
          </>
        )}
        <SearchButton />
        <IconButton icon="menu" label={t('nav.menu')} onClick={openMenu} />
      </div>
    </div>
  );
}
