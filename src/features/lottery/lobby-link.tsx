import type { LotteryVendor } from '#schemas/lottery-vendors.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { lobbyPath } from './lotteries.ts';
import { useLotteryTexts } from './texts.ts';

/** A link back to the list of lotteries; with `vendor`, the tab of that vendor is selected. */
export function LobbyLink({ vendor = null }: { vendor?: LotteryVendor | null }) {
  const t = useLotteryTexts();
  return (
    <Link to={lobbyPath(vendor)} className={buttonStyles('secondary')}>
      {t('betting.back')}
    </Link>
  );
}
