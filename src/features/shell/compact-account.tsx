import { useBrand } from '#src/brand/use-brand.ts';
import { Button } from '#src/ui/button.tsx';
import { BalanceChip } from './balance-chip.tsx';
import { useShellTexts } from './texts.ts';
import type { CentreLinks } from './use-account-actions.ts';
import { useDeposit } from './use-deposit.ts';

/** The member's part of the bar: the balance and the deposit button, whose label is visible only in a wide window. */
export function CompactAccount(links: CentreLinks) {
  const t = useShellTexts();
  const { modules } = useBrand();
  const deposit = useDeposit(links);
  return (
    <>
      <BalanceChip narrow />
      {!modules.off.includes('memberCentre') && (
        <Button
          name="deposit"
          icon="deposit"
          aria-label={t('deposit')}
          title={t('deposit')}
          onClick={deposit}
          className="compact:w-11 compact:gap-0 compact:px-0"
        >
          <span className="compact:hidden">{t('deposit')}</span>
        </Button>
      )}
    </>
  );
}
