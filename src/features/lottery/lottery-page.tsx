import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLotteryVendor, type LotteryVendor } from '#schemas/lottery-vendors.ts';
import { useResetOnNavigation } from '#src/lib/use-reset-on-navigation.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { noteVendor } from '#src/session/last-vendor.ts';
import { BettingView } from './betting-view.tsx';
import { LobbyView } from './lobby-view.tsx';
import { LotteryFrame } from './lottery-frame.tsx';
import { useLotteryTexts } from './texts.ts';

/** The page for a lobby that a vendor provides itself. */
function VendorLobbyView({ vendor }: { vendor: LotteryVendor }) {
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

/**
 * The page /lottery. The query parameter `gameCode` (with `vendor` and `playType`) opens a lottery; `vendor` with `view=lobby` opens the lobby of a
 * vendor. Otherwise all lotteries are listed, or `missing` is shown if there are none.
 */
export function LotteryPage({ missing }: { readonly missing: ReactNode }) {
  const [search] = useSearchParams();
  const gameCode = search.get('gameCode');
  const vendor = search.get('vendor');
  const isBetting = gameCode !== null && gameCode !== '';
  const isVendorLobby = !isBetting && vendor !== null && isLotteryVendor(vendor) && search.get('view') === 'lobby';
  const view = isBetting ? `${vendor} ${gameCode}` : isVendorLobby ? vendor : '';
  useResetOnNavigation(view);
  useEffect(() => {
    if (vendor !== null && isLotteryVendor(vendor)) noteVendor(vendor);
  }, [vendor]);
  if (isBetting)
    return <BettingView key={view} gameCode={gameCode} vendor={vendor} playType={search.get('playType')} />;
  if (isVendorLobby) return <VendorLobbyView key={view} vendor={vendor} />;
  return <LobbyView missing={missing} />;
}
