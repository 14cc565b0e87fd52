import { classNames } from '#src/lib/class-names.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Unbroken } from '#src/ui/unbroken.tsx';
import type { Figure } from './record-source.ts';
import { changeInk, useChange } from './use-change.ts';

/** Amounts of a summary, side by side. */
export function Figures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  const money = useMoney();
  const change = useChange();
  return (
    <section aria-label={label}>
      <dl className="flex flex-wrap gap-2">
        {figures.map(({ label: name, amount, kind }) => (
          // As wide as its amount at least, whatever the label's length.
          <div
            key={name}
            className="min-w-max max-w-full flex-[1_1_9rem] rounded-card border border-line bg-raised px-3 py-2 @2xl:basis-[22%]"
          >
            <dt className="w-0 min-w-full text-xs text-ink-muted">{name}</dt>
            <dd className={classNames('font-display text-base font-bold', kind === 'change' && changeInk(amount))}>
              <Unbroken>{kind === 'change' ? change(amount) : money(amount)}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
