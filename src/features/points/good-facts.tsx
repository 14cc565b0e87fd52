import type { PointGood } from '#schemas/points.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useClaimTexts } from '#src/claims/texts.ts';
import { useMoney } from '#src/session/use-money.ts';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { lineFit } from '#src/ui/line-fit.ts';
import { usePointTexts } from './texts.ts';

function Line({
  icon,
  text,
  amount = '',
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly amount?: string;
}) {
  return (
    <li className="flex gap-1.5">
      <Icon name={icon} className="mt-0.5 size-4 text-ink-muted" />
      <span className={classNames('min-w-0', lineFit(amount))}>{text}</span>
    </li>
  );
}

/** The details of an item other than its name and price, one per line. */
export function GoodFacts({ good }: { readonly good: PointGood }) {
  const t = usePointTexts();
  const claimTexts = useClaimTexts();
  const money = useMoney();
  const { status, availableQuantity: left, quantity, units, amount, redeemAmount, closesAt } = good;
  return (
    <ul className="space-y-1 text-sm text-ink-muted">
      {redeemAmount > 0 && (
        <Line icon="wallet" text={t('good.pays', { amount: money(redeemAmount) })} amount={money(redeemAmount)} />
      )}
      {status === 'OPEN' && (
        <Line icon="grid" text={t('good.left', { left: String(left), all: String(quantity), units })} />
      )}
      {amount > 0 && (
        <Line icon="deposit" text={t('good.requires', { amount: money(amount) })} amount={money(amount)} />
      )}
      {status !== 'CLOSED' && closesAt !== null && (
        <Line icon="clock" text={claimTexts('until', { time: formatLocalMinute(closesAt) })} />
      )}
    </ul>
  );
}
