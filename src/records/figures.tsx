import { classNames } from '#src/lib/class-names.ts';
import { useMoney } from '#src/session/use-money.ts';
import type { Figure } from './record-source.ts';
import { changeInk, useChange } from './use-change.ts';

/** Amounts of a summary, side by side. */
export function Figures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  const money = useMoney();
  const change = useChange();
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-2 @2xl:grid-cols-4">
        {figures.map(({ label: name, amount, kind }) => (
          <div key={name} className="min-w-0 rounded-card border border-line bg-raised px-3 py-2">
            <dt className="text-xs text-ink-muted">{name}</dt>
            <dd
              className={classNames(
                'font-display text-base font-bold wrap-anywhere tabular-nums',
                kind === 'change' && changeInk(amount),
              )}
            >
              {kind === 'change' ? change(amount) : money(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
