import { classNames } from '#src/lib/class-names.ts';
import { formatLocalMinute, formatLocalTime } from '#src/lib/format-local-time.ts';
import { useMoney } from '#src/session/use-money.ts';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import type { RecordColumn } from './record-column.ts';
import { formatPlatformDay } from './record-range.ts';
import { changeInk, useChange } from './use-change.ts';

/** Renders the value of a record in a column. */
export function RecordValue<Row>({ column, row }: { readonly column: RecordColumn<Row>; readonly row: Row }) {
  const money = useMoney();
  const change = useChange();
  switch (column.kind) {
    case 'status': {
      const { tone, text } = column.of(row);
      return <StatusPill tone={tone}>{text}</StatusPill>;
    }
    case 'time': {
      const time = column.of(row);
      if (time === null) return null;
      return <span>{formatLocalTime(time)}</span>;
    }
    case 'span': {
      const { from, to } = column.of(row);
      return (
        <span>
          {formatLocalMinute(from)} – {formatLocalMinute(to)}
        </span>
      );
    }
    case 'day':
      return <span>{formatPlatformDay(column.of(row))}</span>;
    case 'money': {
      const amount = column.of(row);
      return amount === null ? null : <Unbroken>{money(amount)}</Unbroken>;
    }
    case 'change': {
      const amount = column.of(row);
      return <Unbroken className={classNames('font-semibold', changeInk(amount))}>{change(amount)}</Unbroken>;
    }
    case 'order':
      return <Unbroken>{column.of(row)}</Unbroken>;
    default:
      return <span className="wrap-anywhere">{column.of(row)}</span>;
  }
}
