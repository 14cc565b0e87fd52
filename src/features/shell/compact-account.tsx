import { useBrand } from '#src/brand/use-brand.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { BalanceChip } from './balance-chip.tsx';
import { useShellTexts } from './texts.ts';
import type { CentreLinks } from './use-account-actions.ts';
import { useDeposit } from './use-deposit.ts';

/** The part of the narrow header that belongs to the member: balance and deposit button. */
export function CompactAccount(links: CentreLinks) {
  const t = useShellTexts();
  const { modules } = useBrand();
  const deposit = useDeposit(links);
  return (
    <>
      <BalanceChip narrow />
      {!modules.off.includes('memberCentre') && (
        <IconButton icon="deposit" label={t('deposit')} onClick={deposit} className="bg-primary text-on-primary" />
      )}
    </>
  );
}
