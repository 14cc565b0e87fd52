/* oxlint-disable jsx-a11y/no-redundant-roles -- CSS displays the rows as cards on narrow pages, and browsers drop the implicit roles of table elements with another `display` */
import type { ReadCall } from '#schemas/call.ts';
import { RecordHead, RecordRow } from './record-row.tsx';
import type { RecordSource } from './record-source.ts';

/** Records as a table, or as cards on narrow pages; each has expandable details. */
export function RecordTable<Row>({
  source,
  rows,
}: {
  readonly source: Pick<RecordSource<ReadCall, Row>, 'columns' | 'progress' | 'links' | 'more' | 'keyOf' | 'words'>;
  readonly rows: readonly Row[];
}) {
  const { columns, keyOf, words } = source;
  return (
    <div className="overflow-hidden card">
      <table role="table" aria-label={words.title} className="w-full text-start text-sm @max-2xl:block">
        <RecordHead columns={columns} />
        <tbody role="rowgroup" className="@max-2xl:block @max-2xl:[&>tr:first-child]:border-t-0">
          {rows.map((row) => (
            <RecordRow key={keyOf(row)} {...source} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
