import { toDecimal } from '#schemas/money.ts';
import { moneyForPoints } from '#schemas/point-conversion.ts';
import { useFormValue } from '#src/forms/use-form-value.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { usePointTexts } from './texts.ts';
import { usePoints } from './use-points.ts';
import { useRatio } from './use-ratio.ts';

/** Shows the money for the points in the surrounding form, and says so if the amount is rounded down. */
export function ConvertedAmount({ ratio }: { readonly ratio: number }) {
  const t = usePointTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const points = usePoints();
  const exact = useRatio();
  const { code } = useCurrency();
  const typed = Number(useFormValue('points'));
  const count = Number.isSafeInteger(typed) && typed > 0 ? typed : 0;
  const paid = toDecimal(moneyForPoints(count, ratio, code), code);
  const isCut = count > 0 && Number(paid) !== Math.round(count * ratio * 1e6) / 1e6;
  return (
    <output className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-raised px-4 py-3">
      <span className="text-sm text-ink-muted">{payments('receive')}</span>
      <span className="font-display text-lg font-bold wrap-anywhere">{money(paid)}</span>
      {isCut && (
        <span className="w-full text-xs text-pretty text-ink-muted">
          {t('convert.cut', { points: points(count), exact: exact(ratio, count), amount: money(paid) })}
        </span>
      )}
    </output>
  );
}
