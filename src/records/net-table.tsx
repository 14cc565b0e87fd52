/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- CSS changes the layout of the rows on narrow pages, and browsers drop the implicit roles of table elements with another `display` */
import { classNames } from '#src/lib/class-names.ts';
import { useMoney } from '#src/session/use-money.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { useRecordsTexts } from './texts.ts';
import { changeInk, useChange } from './use-change.ts';

/** Bets, payouts and net result for a part of the range, such as a day. */
export interface NetRow {
  readonly key: string;
  readonly label: string;
  /** The path of the page that lists the counted records. */
  readonly to?: string;
  readonly bets: number;
  readonly payouts: number;
  readonly net: number;
}

const WIDTH = 200;
const MIDDLE = WIDTH / 2;

/** A bar that extends from a zero line in the middle: to the left for losses, to the right for wins. */
function NetBar({ net, most }: { readonly net: number; readonly most: number }) {
  const length = most === 0 ? 0 : (Math.abs(net) / most) * (MIDDLE - 2);
  return (
    <svg viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true" className="col-span-full h-4 w-full">
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

/** A table of results with a bar for each row. */
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
  const number = 'hidden px-3 py-2 text-end align-top @2xl:table-cell';
  const under = (of: string, amount: number) => (
    <span className="block text-xs font-normal text-ink-muted @2xl:hidden">
      {of}: <Unbroken>{money(amount)}</Unbroken>
    </span>
  );
  return (
    <section aria-label={label} className="space-y-3">
      <h4 className="font-display text-base font-semibold">{label}</h4>
      <div className="overflow-hidden card">
        <table role="table" aria-label={label} className="w-full table-fixed text-sm @max-2xl:block">
          <thead role="rowgroup" className="text-xs text-ink-muted @max-2xl:sr-only">
            <tr role="row">
              <th role="columnheader" scope="col" className="px-3 py-2 text-start font-medium">
                {head}
              </th>
              <th role="columnheader" scope="col" className="hidden px-3 py-2 text-end font-medium @2xl:table-cell">
                {t('total.bets')}
              </th>
              <th role="columnheader" scope="col" className="hidden px-3 py-2 text-end font-medium @2xl:table-cell">
                {t('total.payouts')}
              </th>
              <th role="columnheader" scope="col" className="px-3 py-2 text-end font-medium">
                {t('total.net')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="@max-2xl:block">
            {rows.map(({ key, label: name, to, bets, payouts, net }) => (
              <tr
                key={key}
                role="row"
                className="border-t border-line @max-2xl:grid @max-2xl:grid-cols-[minmax(6rem,1fr)_auto] @max-2xl:gap-x-3 @max-2xl:gap-y-1 @max-2xl:px-3 @max-2xl:py-2 @max-xs:grid-cols-1 @max-2xl:first:border-t-0"
              >
                <th
                  role="rowheader"
                  scope="row"
                  className="px-3 py-2 text-start align-top font-medium wrap-anywhere @max-2xl:p-0"
                >
                  <TextLink to={to}>{name}</TextLink>
                  {under(t('total.bets'), bets)}
                  {under(t('total.payouts'), payouts)}
                </th>
                <td role="cell" className={number}>
                  <Unbroken>{money(bets)}</Unbroken>
                </td>
                <td role="cell" className={number}>
                  <Unbroken>{money(payouts)}</Unbroken>
                </td>
                <td role="cell" className="px-3 py-2 text-end align-top @max-2xl:contents">
                  <Unbroken className={classNames('font-semibold @max-xs:justify-self-end', changeInk(net))}>
                    {change(net)}
                  </Unbroken>
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
