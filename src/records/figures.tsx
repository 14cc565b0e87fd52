import { useMoney } from '#src/session/use-money.ts';
import { FigureTile } from './figure-tile.tsx';
import type { Figure } from './record-source.ts';
import { changeInk, useChange } from './use-change.ts';

/** Amounts of a summary, side by side. */
export function Figures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  const money = useMoney();
  const change = useChange();
  return (
    <section aria-label={label}>
      <dl className="flex flex-wrap gap-2">
        {figures.map(({ label: name, amount, kind, to }) => (
          <FigureTile
            key={name}
            label={name}
            to={to}
            ink={kind === 'change' && changeInk(amount)}
            value={kind === 'change' ? change(amount) : money(amount)}
          />
        ))}
      </dl>
    </section>
  );
}
