import type { ReactNode } from 'react';
import type { ReadCall } from '#schemas/call.ts';
import { SelectField, type SelectOption } from '#src/ui/select-field.tsx';
import { RangePicker } from './range-picker.tsx';
import { RecordList } from './record-list.tsx';
import { spanOf } from './record-range.ts';
import type { RecordSource } from './record-source.ts';
import { useToday } from './use-today.ts';
import type { RecordChoice } from './use-record-choice.ts';

/** A filter of the list. */
export interface RecordFilter {
  readonly name: string;
  readonly label: string;
  /** The label of the option that does not filter. */
  readonly all: string;
  readonly options: readonly SelectOption[];
}

/** The frame of every page of records: days and filters above the matching records. */
export function RecordPanel<C extends ReadCall, Row>({
  source,
  choice,
  filters,
  children,
}: {
  readonly source: RecordSource<C, Row>;
  readonly choice: RecordChoice;
  readonly filters: readonly RecordFilter[];
  /** Further filters that are part of the choice. */
  readonly children?: ReactNode;
}) {
  const span = spanOf(choice.range, useToday());
  return (
    <div className="@container space-y-5">
      <RangePicker range={choice.range} onRange={choice.chooseRange} />
      {children}
      {filters.length > 0 && (
        <div className="grid gap-3 @md:grid-cols-2">
          {filters.map(({ name, label, all, options }) => (
            <SelectField
              key={name}
              label={label}
              placeholder={all}
              value={choice.filters[name] ?? ''}
              options={options}
              onValue={(value) => choice.chooseFilter(name, value)}
            />
          ))}
        </div>
      )}
      <RecordList
        key={JSON.stringify([span, choice.filters])}
        source={source}
        span={span}
        filters={choice.filters}
        onMore={choice.range === 'month' ? null : () => choice.chooseRange('month')}
      />
    </div>
  );
}
