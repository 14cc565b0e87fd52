import { useId } from 'react';
import type { ReadCall } from '#schemas/call.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCopy } from '#src/modals/use-copy.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useSharingTexts } from '#src/texts/sharing-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { hasValue } from './record-column.ts';
import type { RecordSource } from './record-source.ts';
import { RecordValue } from './record-value.tsx';
import { useRecordsTexts } from './texts.ts';

function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const sharing = useSharingTexts();
  const copy = useCopy({ copied: sharing('copied'), failed: sharing('copy.failed') });
  return <IconButton size="sm" icon="copy" label={sharing('copy', { name })} onClick={() => copy(text)} />;
}

/** Shows all values of a record, and how to ask customer service about it. */
export function RecordDetails<Row>({
  columns,
  progress,
  links,
  more,
  row,
}: Pick<RecordSource<ReadCall, Row>, 'columns' | 'progress' | 'links' | 'more'> & {
  readonly row: Row;
}) {
  const t = useRecordsTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const { liveChat } = useBrand();
  const id = useId();
  const done = progress?.(row) ?? null;
  const leadsTo = links?.(row) ?? [];
  const hasNumber = columns.some((column) => column.kind === 'order' && hasValue(column, row));
  const facts = columns
    .filter((column) => column.exportOnly !== true && hasValue(column, row))
    .map((column) => ({
      label: column.label,
      to: column.to?.(row) ?? null,
      value:
        column.kind === 'order' ? (
          <span className="inline-flex flex-wrap items-center gap-1">
            <Unbroken className="select-all">{column.of(row)}</Unbroken>
            <CopyButton text={column.of(row)} name={column.label} />
          </span>
        ) : (
          <RecordValue column={column} row={row} />
        ),
    }));
  return (
    <div className="space-y-3">
      <FactList facts={facts} />
      {leadsTo.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {leadsTo.map(({ label, to }) => (
            <Link key={label} to={to} className={buttonStyles('secondary', 'sm')}>
              {label}
            </Link>
          ))}
        </div>
      )}
      {done !== null && (
        <div className="space-y-1.5">
          <p id={id} className="text-sm text-pretty">
            {done.text}
          </p>
          <ProgressBar labelledBy={id} value={done.value} max={done.max} />
        </div>
      )}
      {/* oxlint-disable-next-line marquee/text-beside-conditional -- the function returns elements, not text */}
      {more?.(row)}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {hasNumber && <p className="text-xs text-pretty text-ink-muted">{t('number.help')}</p>}
        {liveChat !== null && (
          <Button size="sm" variant="secondary" icon="chat" onClick={() => open('chat')}>
            {common('chatRoom')}
          </Button>
        )}
      </div>
    </div>
  );
}
