import type { ReactNode } from 'react';
import type { ReadCall } from '#schemas/call.ts';
import { ChipSelect } from '#src/ui/chip-select.tsx';
import type { SelectOption } from '#src/ui/select-field.tsx';
import { RangePicker } from './range-picker.tsx';
import { RecordList } from './record-list.tsx';
import { spanOf } from './record-range.ts';
import type { RecordSource } from './record-source.ts';
import { useToday } from './use-today.ts';
import type { RecordChoice } from './use-record-choice.ts';

/** A select that filters the list. */
export interface RecordFilter {
  readonly name: string;
  readonly label: string;
  /** The label of the option for all values. */
  readonly all: string;
  readonly options: readonly SelectOption[];
}

/** The layout of every page with records: range and filters above the matching records. */
export function RecordPanel<C extends ReadCall, Row>({
  source,
  choice,
  filters,
  children,
}: {
  readonly source: RecordSource<C, Row>;
  readonly choice: RecordChoice;
  readonly filters: readonly RecordFilter[];
  /** More filters that are part of `choice`. */
  readonly children?: ReactNode;
}) {
  const span = spanOf(choice.range, useToday());
  return (
    <div className="@container space-y-5">
      <RangePicker range={choice.range} onRange={choice.chooseRange}>
        {filters.map(({ name, label, all, options }) => (
          <ChipSelect
            key={name}
            label={label}
            value={choice.filters[name] ?? ''}
            options={[{ value: '', label: all }, ...options]}
            onValue={(value) => choice.chooseFilter(name, value)}
          />
        ))}
      </RangePicker>
      {children}
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
