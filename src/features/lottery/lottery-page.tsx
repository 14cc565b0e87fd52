import { useSearchParams } from 'react-router-dom';
import { isLotteryVendor } from '#schemas/lottery-vendors.ts';
import { useArrive } from '#src/lib/use-arrive.ts';
import { BettingView } from './betting-view.tsx';
import { LobbyView } from './lobby-view.tsx';
import { VendorLobbyView } from './vendor-lobby-view.tsx';

/** Query `gameCode`, with `vendor` and `playType`, opens a lottery; `vendor` with `view` `lobby` that vendor's own lobby; without them every lottery stands here. */
export function LotteryPage() {
  const [search] = useSearchParams();
  const gameCode = search.get('gameCode');
  const vendor = search.get('vendor');
  const isBetting = gameCode !== null && gameCode !== '';
  const isVendorLobby = !isBetting && vendor !== null && isLotteryVendor(vendor) && search.get('view') === 'lobby';
  const view = isBetting ? `${vendor} ${gameCode}` : isVendorLobby ? vendor : '';
  useArrive(view);
  if (isBetting)
    return <BettingView key={view} gameCode={gameCode} vendor={vendor} playType={search.get('playType')} />;
  if (isVendorLobby) return <VendorLobbyView key={view} vendor={vendor} />;
  return <LobbyView />;
}
