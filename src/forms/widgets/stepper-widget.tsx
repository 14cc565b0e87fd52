import type { WidgetProps } from '@rjsf/utils';
import { classNames } from '#src/lib/class-names.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '../use-field.ts';
import { inputProps } from './input-props.ts';

const WHOLE = /^\d{1,9}$/;

/** A whole number within the limits of its schema, with buttons to decrease and increase it by one. */
export function StepperWidget(props: WidgetProps) {
  const field = useField(props);
  const { value, onValue, ...input } = inputProps(field);
  const least = props.schema.minimum ?? 0;
  const most = props.schema.maximum ?? Number.MAX_SAFE_INTEGER;
  const number = WHOLE.test(value) ? Number(value) : null;
  const step = (by: number, key: string, sign: string) => {
    const next = Math.min(most, Math.max(least, (number ?? least - by) + by));
    const isAtEnd = number !== null && next === number;
    return (
      <button
        type="button"
        aria-label={field.t(key) ?? sign}
        aria-controls={field.id}
        disabled={field.disabled || isAtEnd}
        className={classNames(
          'inline-flex size-11 items-center justify-center rounded-control font-display text-xl leading-none text-ink hover:bg-ink/5 disabled:opacity-40 sm:size-9',
          focusRingInside,
        )}
        onClick={() => {
          field.setValue(String(next));
          field.blur();
        }}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <div className="max-w-44">
      <TextField
        {...input}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        leading={<span className="-ms-2">{step(-1, 'stepper.less', '−')}</span>}
        trailing={step(1, 'stepper.more', '+')}
        onValue={(text) => {
          if (text === '' || WHOLE.test(text)) onValue(text);
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (by === 0) return;
          event.preventDefault();
          onValue(String(Math.min(most, Math.max(least, (number ?? least - by) + by))));
        }}
      />
    </div>
  );
}
