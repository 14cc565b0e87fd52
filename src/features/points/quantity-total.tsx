import type { PointGood } from '#schemas/points.ts';
import { useFormValue } from '#src/forms/use-form-value.ts';
import { usePointTexts } from './texts.ts';
import { usePoints } from './use-points.ts';

/** What the quantity of the form around it costs, as it is changed. */
export function QuantityTotal({ good, held }: { readonly good: PointGood; readonly held: number }) {
  const t = usePointTexts();
  const points = usePoints();
  const price = Number(useFormValue('quantity')) * good.points;
  if (!Number.isSafeInteger(price) || price <= 0) return null;
  return (
    <output className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-raised px-4 py-3">
      <span className="text-sm text-ink-muted">{t('redeem.total')}</span>
      <span className="font-display text-lg font-bold tabular-nums">{points(price)}</span>
      {price <= held && (
        <span className="w-full text-xs text-ink-muted">{t('redeem.left', { points: points(held - price) })}</span>
      )}
    </output>
  );
}
