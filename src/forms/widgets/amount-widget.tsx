import type { WidgetProps } from '@rjsf/utils';
import { useState, type SyntheticEvent } from 'react';
import { minorDigits } from '#schemas/money.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFieldSpeech } from '../form-words.ts';
import { useField } from '../use-field.ts';
import { editedAmount, mayStand, readAmount, separatorsOf, writtenAmount } from './amount-text.ts';
import { inputProps } from './input-props.ts';

/** Decimals of an amount that names no currency. */
const PLACES = 2;

/** An amount of money. It is written as the language does while nobody is at it, and its value is decimal text: `1234.50`. */
export function AmountWidget(props: WidgetProps) {
  const field = useField(props);
  const separators = separatorsOf(useFieldSpeech().tag);
  const [typed, setTyped] = useState<string | null>(null);
  const { value, ...input } = inputProps(field);
  const { money } = field.options;
  const { symbol = '', quick = [] } = money ?? {};
  const places = money === undefined ? PLACES : minorDigits(money.currency);
  const shown = typed ?? writtenAmount(value, separators);

  const type = (text: string): void => {
    const read = readAmount(text, separators.decimal, places);
    if (mayStand(text, separators.decimal, places)) setTyped(text);
    else if (read !== null && text.length > shown.length + 1) setTyped(editedAmount(read, separators));
    else return;
    field.change(read ?? text.trim());
  };
  // A key that is refused leaves the caret where it was.
  const stay = ({ currentTarget: own }: SyntheticEvent<HTMLInputElement>): void => {
    const caret = own.selectionStart;
    const isRefused = !mayStand(own.value, separators.decimal, places) && own.value.length === shown.length + 1;
    if (isRefused && caret !== null) queueMicrotask(() => own.setSelectionRange(caret - 1, caret - 1));
  };
  return (
    <div className="min-w-0">
      <TextField
        {...input}
        inputMode={places > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={shown}
        leading={symbol === '' ? undefined : symbol}
        onInput={stay}
        onValue={type}
        onFocus={() => setTyped(editedAmount(value, separators))}
        onBlur={() => {
          setTyped(null);
          field.leave();
        }}
      />
      {quick.length > 0 && (
        <fieldset aria-label={field.words('amount.quick') ?? ''} className="mt-2 flex min-w-0 flex-wrap gap-2">
          {quick.map((amount) => (
            <Button
              key={amount}
              size="sm"
              variant="secondary"
              disabled={field.disabled}
              aria-pressed={value === amount}
              className={classNames('tabular-nums', value === amount && 'border-primary-ink text-primary-ink')}
              onClick={() => {
                setTyped(null);
                field.change(amount);
                field.leave();
              }}
            >
              {`${symbol} ${writtenAmount(amount, separators)}`.trim()}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
