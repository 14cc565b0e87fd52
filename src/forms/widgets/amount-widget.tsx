import type { WidgetProps } from '@rjsf/utils';
import { useLayoutEffect, useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFormTexts } from '#src/forms/form-texts.tsx';
import { placesOf } from '../form-values.ts';
import { useField } from '../use-field.ts';
import {
  caretIn,
  formatAmount,
  formatForEditing,
  isAllowedWhileTyping,
  isLiteral,
  parseAmount,
  separatorsOf,
  type Separators,
} from './amount-text.ts';
import { inputProps } from './input-props.ts';

/** Keeps the selection of a focused input when group separators are added or removed. Call `keep` with the next text before it is rendered. */
const useKeptSelection = (shown: string, separators: Separators) => {
  const box = useRef<HTMLInputElement>(null);
  const kept = useRef<readonly [start: number, end: number] | null>(null);
  useLayoutEffect(() => {
    // Only if the input has the focus, because setting a selection makes Safari focus the input.
    if (kept.current !== null && box.current === document.activeElement)
      box.current?.setSelectionRange(...kept.current);
    kept.current = null;
  }, [shown]);
  const keep = ({ selectionStart, selectionEnd }: HTMLInputElement, next: string): void => {
    if (selectionStart === null || selectionEnd === null || next === shown) return;
    kept.current = [caretIn(next, shown, selectionStart, separators), caretIn(next, shown, selectionEnd, separators)];
  };
  return { box, keep };
};

/**
 * An amount of money; its value is decimal text such as `1234.50`. Thousands are grouped while the field does not have the focus. If the typed text
 * could be read in more than one way, the parsed amount is shown below it. Text that is not an amount becomes the value, so that it is reported.
 */
export function AmountWidget(props: WidgetProps) {
  const field = useField(props);
  const separators = separatorsOf(useFormTexts().tag);
  const [typed, setTyped] = useState<string | null>(null);
  const { value, ...input } = inputProps(field);
  const { money } = field.options;
  const { symbol = '', quick = [] } = money ?? {};
  const places = placesOf(field.options);
  const formatted = formatAmount(value, separators, places);
  const shown = typed ?? formatted;
  const { box, keep } = useKeptSelection(shown, separators);
  const readText = formatAmount(places === 0 || value.includes('.') ? value : `${value}.0`, separators, places);
  const isRead =
    typed !== null && !isLiteral(typed, separators.decimal) && parseAmount(typed, separators.decimal, places) === value;

  const isRejectedKey = (text: string): boolean =>
    !isAllowedWhileTyping(text) && isAllowedWhileTyping(shown) && text.length <= shown.length + 1;
  const type = (text: string): void => {
    if (isRejectedKey(text)) return;
    setTyped(text);
    field.setValue(parseAmount(text, separators.decimal, places) ?? text.trim());
  };
  // When a key is rejected, React resets the text and moves the caret to the end; this puts the caret back.
  const keepCaretOfRejectedKey = ({ currentTarget: own }: SyntheticEvent<HTMLInputElement>): void => {
    const caret = own.selectionStart;
    if (isRejectedKey(own.value) && caret !== null) queueMicrotask(() => own.setSelectionRange(caret - 1, caret - 1));
  };
  return (
    <div className="min-w-0">
      <TextField
        {...input}
        ref={box}
        hint={isRead ? ['=', symbol, readText].filter(Boolean).join('\u00a0') : input.hint}
        inputMode={places > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={shown}
        leading={symbol === '' ? undefined : symbol}
        onInput={keepCaretOfRejectedKey}
        onValue={type}
        onFocus={(event: FocusEvent<HTMLInputElement>) => {
          const next = formatForEditing(value, separators);
          keep(event.currentTarget, next);
          setTyped(next);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          keep(event.currentTarget, formatted);
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
              className={value === amount ? 'border-primary-ink text-primary-ink' : ''}
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
