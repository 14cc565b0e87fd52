import { classNames } from '#src/lib/class-names.ts';
import { useMoney } from '#src/session/use-money.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { useRecordsTexts } from './texts.ts';
import { changeInk, useChange } from './use-change.ts';

/** Bets and results of a part of the range. */
export interface NetRow {
  readonly key: string;
  readonly label: string;
  /** The path of the records behind the figures. */
  readonly to?: string;
  readonly bets: number;
  readonly payouts: number;
  readonly net: number;
}

const WIDTH = 200;
const MIDDLE = WIDTH / 2;

/** A bar from the zero line: losses to the left, winnings to the right. */
function NetBar({ net, most }: { readonly net: number; readonly most: number }) {
  const length = most === 0 ? 0 : (Math.abs(net) / most) * (MIDDLE - 2);
  return (
    <svg viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true" className="h-4 w-full">
      <rect
        x={net < 0 ? MIDDLE - length : MIDDLE}
        y={3}
        width={length}
        height={10}
        className={net < 0 ? 'fill-ink-muted' : 'fill-success-ink'}
      />
      <rect x={MIDDLE - 0.5} y={0} width={1} height={16} className="fill-field-line" />
    </svg>
  );
}

/** A table of results with a bar for each. */
export function NetTable({
  label,
  head,
  rows,
}: {
  readonly label: string;
  /** The header of the label column. */
  readonly head: string;
  readonly rows: readonly NetRow[];
}) {
  const t = useRecordsTexts();
  const money = useMoney();
  const change = useChange();
  const most = Math.max(0, ...rows.map(({ net }) => Math.abs(net)));
  const number = 'px-3 py-2 text-end whitespace-nowrap tabular-nums';
  return (
    <section aria-label={label} className="space-y-3">
      <h4 className="font-display text-base font-semibold">{label}</h4>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <table aria-label={label} className="w-full table-fixed text-sm">
          <thead className="text-xs text-ink-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {head}
              </th>
              <th scope="col" className="hidden px-3 py-2 text-end font-medium @2xl:table-cell">
                {t('total.bets')}
              </th>
              <th scope="col" className="hidden px-3 py-2 text-end font-medium @2xl:table-cell">
                {t('total.payouts')}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-medium">
                {t('total.net')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label: name, to, bets, payouts, net }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="px-3 py-2 text-start align-top font-medium wrap-anywhere">
                  {to === undefined ? (
                    name
                  ) : (
                    <Link to={to} className={classNames('rounded-control text-primary-ink underline', focusRing)}>
                      {name}
                    </Link>
                  )}
                  <span className="block text-xs font-normal text-ink-muted @2xl:hidden">
                    {t('total.bets')}: {money(bets)}
                  </span>
                  <span className="block text-xs font-normal text-ink-muted @2xl:hidden">
                    {t('total.payouts')}: {money(payouts)}
                  </span>
                </th>
                <td className={classNames(number, 'hidden align-top @2xl:table-cell')}>{money(bets)}</td>
                <td className={classNames(number, 'hidden align-top @2xl:table-cell')}>{money(payouts)}</td>
                <td className={classNames(number, 'align-top')}>
                  <span className={classNames('font-semibold whitespace-normal wrap-anywhere', changeInk(net))}>
                    {change(net)}
                  </span>
                  <NetBar net={net} most={most} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
