import type { WidgetProps } from '@rjsf/utils';
import { useState, type SyntheticEvent } from 'react';
import { minorDigits } from '#schemas/money.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFormTexts } from '#src/forms/form-texts.tsx';
import { useField } from '../use-field.ts';
import { formatForEditing, isAllowedWhileTyping, parseAmount, separatorsOf, formatAmount } from './amount-text.ts';
import { inputProps } from './input-props.ts';

/** Decimals of an amount without a currency. */
const PLACES = 2;

/** An amount of money; its value is decimal text such as `1234.50`. It is grouped while it is not focused. */
export function AmountWidget(props: WidgetProps) {
  const field = useField(props);
  const separators = separatorsOf(useFormTexts().tag);
  const [typed, setTyped] = useState<string | null>(null);
  const { value, ...input } = inputProps(field);
  const { money } = field.options;
  const { symbol = '', quick = [] } = money ?? {};
  const places = money === undefined ? PLACES : minorDigits(money.currency);
  const shown = typed ?? formatAmount(value, separators, places);

  const type = (text: string): void => {
    const read = parseAmount(text, separators.decimal, places);
    if (isAllowedWhileTyping(text, separators.decimal, places)) setTyped(text);
    else if (read !== null && text.length > shown.length + 1) setTyped(formatForEditing(read, separators));
    else return;
    field.setValue(read ?? text.trim());
  };
  // A rejected key must not move the caret.
  const keepCaretOfRejectedKey = ({ currentTarget: own }: SyntheticEvent<HTMLInputElement>): void => {
    const caret = own.selectionStart;
    const isRejected =
      !isAllowedWhileTyping(own.value, separators.decimal, places) && own.value.length === shown.length + 1;
    if (isRejected && caret !== null) queueMicrotask(() => own.setSelectionRange(caret - 1, caret - 1));
  };
  return (
    <div className="min-w-0">
      <TextField
        {...input}
        inputMode={places > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={shown}
        leading={symbol === '' ? undefined : symbol}
        onInput={keepCaretOfRejectedKey}
        onValue={type}
        onFocus={() => setTyped(formatForEditing(value, separators))}
        onBlur={() => {
          setTyped(null);
          field.blur();
        }}
      />
      {quick.length > 0 && (
        <fieldset aria-label={field.t('amount.quick') ?? ''} className="mt-2 flex min-w-0 flex-wrap gap-2">
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
                field.setValue(amount);
                field.blur();
              }}
            >
              {`${symbol} ${formatAmount(amount, separators, places)}`.trim()}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
