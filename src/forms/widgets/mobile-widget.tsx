import type { WidgetProps } from '@rjsf/utils';
import { useState, useSyncExternalStore } from 'react';
import { TextField } from '#src/ui/text-field.tsx';
import { useSurroundings, type FormCountry } from '../form-context.ts';
import { useFieldParts } from '../use-field.ts';
import { CountryPicker } from './country-picker.tsx';
import { caretKept, meantEdit } from './phone-caret.ts';
import { splitMobile } from './split-mobile.ts';
import { textOf } from './text-of.ts';
import { useLiveText } from './use-live-text.ts';
import { usePartner } from './use-partner.ts';
import { usePhoneFormat } from './use-phone-format.ts';

const NONE: readonly FormCountry[] = [];

/** A mobile number beside its country's dialling code, which is a field of its own. It is shown as the country writes it; its value is digits. */
export function MobileWidget(props: WidgetProps) {
  const field = useFieldParts(props);
  const countries = useSurroundings()?.countries ?? NONE;
  const [dialling, setDialling] = usePartner(field.options.partner ?? '');
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
  const isWanted = (): boolean => entered || textOf(field.now()) !== '';
  const format = usePhoneFormat(chosen?.code, useSyncExternalStore(field.subscribe, isWanted, isWanted));

  const read = (input: HTMLInputElement, event: Event): string => {
    const { value: text, selectionStart } = input;
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const meant = meantEdit(format(textOf(field.now())), { text, caret: selectionStart ?? text.length }, inputType);
    if (meant.text !== text) {
      input.value = meant.text;
      input.setSelectionRange(meant.caret, meant.caret);
    }
    const { country, national } = splitMobile(meant.text, countries);
    if (country !== null) choose(country);
    return national;
  };
  const { hint, ...input } = useLiveText(field, { write: format, read, caret: caretKept });
  const picker = (
    <CountryPicker
      words={field.words}
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
      hint={listFailed ? field.words('country.failed') : hint}
      onFocus={() => setEntered(true)}
      leading={countries.length > 0 ? picker : undefined}
    />
  );
}
