/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- CSS displays the rows as cards on narrow pages, and browsers drop the implicit roles of table elements with another `display` */
import { useId, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import type { ReadCall } from '#schemas/call.ts';
import { isMoney, hasValue, type RecordColumn } from './record-column.ts';
import { RecordDetails } from './record-details.tsx';
import type { RecordSource } from './record-source.ts';
import { RecordValue } from './record-value.tsx';
import { useRecordsTexts } from './texts.ts';

/**
 * The grid classes of each value on a card. Title and amount are on the first line, time and status on the second. On the narrowest cards, for
 * example with large text, each value has its own line.
 */
const CARD_PLACES: Readonly<Record<NonNullable<RecordColumn<never>['card']>, string>> = {
  title: '@max-2xl:col-start-1 @max-2xl:row-start-1 @max-2xl:min-w-30 @max-xs:col-span-full @max-xs:min-w-0',
  amount:
    '@max-2xl:col-span-2 @max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:text-end @max-xs:col-span-full @max-xs:row-start-2 @max-xs:text-start',
  time: '@max-2xl:col-start-1 @max-2xl:row-start-2 @max-2xl:text-xs @max-2xl:text-ink-muted @max-xs:col-span-full @max-xs:row-start-3',
  status:
    '@max-2xl:col-start-2 @max-2xl:row-start-2 @max-2xl:self-center @max-2xl:justify-self-end @max-xs:col-start-1 @max-xs:row-start-4 @max-xs:justify-self-start',
};
const CELL = 'px-2 py-2.5 align-top @max-2xl:block @max-2xl:p-0';

type Shown<Row> = Pick<RecordSource<ReadCall, Row>, 'columns' | 'progress' | 'links' | 'more' | 'keyOf'>;

/** Whether the table has a separate column for this value. */
const isInTable = <Row,>({ under, exportOnly, detailsOnly }: RecordColumn<Row>): boolean =>
  under === undefined && exportOnly !== true && detailsOnly !== true;

/** A row of a record, with a button that expands the details. */
export function RecordRow<Row>({
  columns,
  progress,
  links,
  more,
  keyOf,
  row,
  index,
}: Shown<Row> & {
  readonly row: Row;
  /** The value of `aria-rowindex`, where the header is 1. Needed only if not all rows are rendered. */
  readonly index?: number;
}) {
  const t = useRecordsTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = columns.filter(isInTable);
  const order =
    columns.find((column) => column.kind === 'order' && hasValue(column, row)) ??
    columns.find(({ card }) => card === 'title');
  const number = order?.kind === 'order' || order?.kind === 'text' ? order.of(row) : '';
  return (
    <>
      <tr
        role="row"
        aria-rowindex={index}
        data-record={keyOf(row)}
        className={classNames(
          'relative border-t border-line @max-2xl:grid @max-2xl:grid-cols-[minmax(min-content,1fr)_auto_--spacing(9)] @max-xs:grid-cols-[minmax(0,1fr)_auto_--spacing(9)] @max-2xl:gap-x-2 @max-2xl:gap-y-1 @max-2xl:px-3 @max-2xl:py-2.5',
          isOpen && 'bg-ink/5',
        )}
      >
        {shown.map((column) => {
          const below = columns.filter((each) => each.under === column.key && hasValue(each, row));
          return (
            <td
              key={column.key}
              role="cell"
              className={classNames(
                CELL,
                isMoney(column) && 'text-end',
                column.card === undefined ? '@max-2xl:hidden' : CARD_PLACES[column.card],
                column.card === 'title' && 'font-medium',
              )}
            >
              <RecordValue column={column} row={row} />
              {below.length > 0 && (
                <span className="block text-xs font-normal text-ink-muted">
                  {below.map((each, index) => (
                    <span key={each.key}>
                      {index > 0 && <span> · </span>}
                      {isMoney(each) && <span className="sr-only">{each.label} </span>}
                      {each.kind === 'time' && <span className="@2xl:sr-only">{each.label} </span>}
                      <RecordValue column={each} row={row} />
                    </span>
                  ))}
                </span>
              )}
            </td>
          );
        })}
        <td
          role="cell"
          className={classNames(
            CELL,
            '@max-2xl:col-start-3 @max-2xl:row-start-2 @max-2xl:self-center @max-xs:row-start-4',
          )}
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t('details', { number })}
            onClick={() => setIsOpen(!isOpen)}
            className={classNames(
              'inline-flex size-9 items-center justify-center rounded-control hover:bg-current/10 @max-2xl:-my-1 @max-2xl:after:absolute @max-2xl:after:inset-0',
              focusRingInside,
            )}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-5" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr role="row" id={id} className="bg-ink/5 @max-2xl:block">
          <td role="cell" colSpan={shown.length + 1} className="p-3 pt-0 @max-2xl:block">
            <RecordDetails columns={columns} progress={progress} links={links} more={more} row={row} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The column headers; visually hidden if the rows are displayed as cards. */
export function RecordHead<Row>({ columns }: Pick<Shown<Row>, 'columns'>) {
  const t = useRecordsTexts();
  return (
    <thead role="rowgroup" className="text-xs text-ink-muted @max-2xl:sr-only">
      <tr role="row">
        {columns.filter(isInTable).map((column) => {
          const below = columns.filter(({ under }) => under === column.key);
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames('px-2 py-2 align-bottom font-medium', isMoney(column) ? 'text-end' : 'text-start')}
            >
              <span>{column.label}</span>
              {below.length > 0 && (
                <span className="block font-normal">{below.map((each) => each.label).join(' · ')}</span>
              )}
            </th>
          );
        })}
        <th role="columnheader" scope="col">
          <span className="sr-only">{t('details.column')}</span>
        </th>
      </tr>
    </thead>
  );
}
