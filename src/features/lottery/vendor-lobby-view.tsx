import type { LotteryVendor } from '#schemas/lottery-vendors.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { LotteryFrame } from './lottery-frame.tsx';
import { useLotteryTexts } from './texts.ts';

/** A vendor's own lobby, with all that it offers. */
export function VendorLobbyView({ vendor }: { vendor: LotteryVendor }) {
  const t = useLotteryTexts();
  const name = t('lobby.full', { name: t(`vendor.${vendor}`) });
  usePageTitle(name);
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      <LotteryFrame vendor={vendor} gameCode={null} name={name} />
    </>
  );
}
