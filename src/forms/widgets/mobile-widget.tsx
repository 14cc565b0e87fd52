import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { TextField } from '#src/ui/text-field.tsx';
import { useFormContext, type FormCountry } from '../form-context.ts';
import { useUncontrolledField } from '../use-field.ts';
import { CountryPicker } from './country-picker.tsx';
import { keepCaret, intendedEdit } from './phone-caret.ts';
import { splitMobile } from './split-mobile.ts';
import { textOf } from './input-props.ts';
import { useUncontrolledInput } from './use-uncontrolled-input.ts';
import { usePhoneFormat } from './use-phone-format.ts';

/** Returns the value and setter of another field, which this widget renders together with its own. */
const usePairedField = (name: string): readonly [string, (value: string) => void] => {
  const { store } = useFormContext();
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  const read = (): string => {
    const value = store.field(name).value;
    return typeof value === 'string' ? value : '';
  };
  return [useSyncExternalStore(subscribe, read, read), (value) => store.setValue(name, value)];
};

/** A mobile number with its dialling code, which is a separate field. The number is shown in its country's format; the value is digits. */
export function MobileWidget(props: WidgetProps) {
  const field = useUncontrolledField(props);
  const { countries } = useFormContext();
  const [dialling, setDialling] = usePairedField(field.options.pairedField ?? '');
  const [code, setCode] = useState<string | null>(null);
  const [entered, setEntered] = useState(false);
  const [listFailed, setListFailed] = useState(false);
  const choose = (country: FormCountry): void => {
    setCode(country.code);
    setDialling(country.diallingCode);
  };
  const chosen =
    countries.find((country) => country.code === code && country.diallingCode === dialling) ??
    countries.find(({ diallingCode }) => diallingCode === dialling);
  const isWanted = (): boolean => entered || textOf(field.getValue()) !== '';
  const format = usePhoneFormat(chosen?.code, useSyncExternalStore(field.subscribe, isWanted, isWanted));

  const parse = (input: HTMLInputElement, event: Event): string => {
    const { value: text, selectionStart } = input;
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const meant = intendedEdit(
      format(textOf(field.getValue())),
      { text, caret: selectionStart ?? text.length },
      inputType,
    );
    if (meant.text !== text) {
      input.value = meant.text;
      input.setSelectionRange(meant.caret, meant.caret);
    }
    const { country, national } = splitMobile(meant.text, countries);
    if (country !== null) choose(country);
    return national;
  };
  const { hint, ...input } = useUncontrolledInput(field, { format: format, parse, caret: keepCaret });
  const picker = (
    <CountryPicker
      t={field.t}
      countries={countries}
      chosen={chosen}
      disabled={field.disabled}
      onChoose={choose}
      onFailure={() => setListFailed(true)}
    />
  );
  return (
    <TextField
      {...input}
      type="tel"
      hint={listFailed ? field.t('country.failed') : hint}
      onFocus={() => setEntered(true)}
      leading={countries.length > 0 ? picker : undefined}
    />
  );
}
