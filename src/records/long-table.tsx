/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- CSS displays the rows as cards on narrow pages, and browsers drop the implicit roles of table elements with another `display` */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReadCall } from '#schemas/call.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { RecordHead, RecordRow } from './record-row.tsx';
import type { RecordSource } from './record-source.ts';

/** Up to this number, all rows are rendered, so that printing and the browser's search find every row. */
const VIRTUALIZE_ABOVE = 100;
const USUAL_HEIGHT = 60;
const OVERSCAN_ROWS = 8;

/** Placeholder for the rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height === 0 ? null : <tbody aria-hidden="true" className="block" style={{ height }} />;
}

/** A table for any number of records. A long table scrolls inside a box and renders only the rows near the visible area. */
export function LongTable<Row>({
  source,
  count,
  rowAt,
  onShown,
}: {
  readonly source: Pick<RecordSource<ReadCall, Row>, 'columns' | 'progress' | 'links' | 'keyOf' | 'words'>;
  readonly count: number;
  /** Returns `undefined` while the row is not loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Called with the range of rows that must be loaded. */
  readonly onShown: (first: number, last: number) => void;
}) {
  const { columns, keyOf, words } = source;
  const box = useRef<HTMLDivElement>(null);
  const isLong = count > VIRTUALIZE_ABOVE;
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes this component
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => box.current,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN_ROWS,
  });
  const items = virtual.getVirtualItems();
  const indexes = isLong ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index);
  const [first, last] = [indexes[0] ?? 0, indexes.at(-1) ?? 0];
  const tell = useEffectEvent(() => onShown(first, last));
  useEffect(() => tell(), [first, last]);
  return (
    <div ref={box} className={classNames('card', isLong ? 'h-[70dvh] overflow-y-auto' : 'overflow-hidden')}>
      <table
        role="table"
        aria-label={words.title}
        aria-rowcount={isLong ? count + 1 : undefined}
        className="w-full text-start text-sm @max-2xl:block"
      >
        <RecordHead columns={columns} />
        <Gap height={items[0]?.start ?? 0} />
        {indexes.map((index) => {
          const row = rowAt(index);
          return (
            <tbody
              key={index}
              role="rowgroup"
              data-index={index}
              ref={isLong ? virtual.measureElement : undefined}
              className={classNames('@max-2xl:block', index === 0 && '@max-2xl:[&>tr:first-child]:border-t-0')}
            >
              {row === undefined ? (
                <tr role="row" className="border-t border-line @max-2xl:block">
                  <td role="cell" colSpan={columns.length + 1} className="p-3 @max-2xl:block">
                    <Skeleton className="h-9 w-full" />
                  </td>
                </tr>
              ) : (
                <RecordRow key={keyOf(row)} {...source} row={row} {...(isLong ? { index: index + 2 } : {})} />
              )}
            </tbody>
          );
        })}
        <Gap height={isLong ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0} />
      </table>
    </div>
  );
}
