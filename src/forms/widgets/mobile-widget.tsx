import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState, type SyntheticEvent } from 'react';
import { TextField } from '#src/ui/text-field.tsx';
import { useSurroundings, type FormCountry } from '../form-context.ts';
import { useField } from '../use-field.ts';
import { CountryPicker } from './country-picker.tsx';
import { inputProps } from './input-props.ts';
import { caretBehind, countBefore, meantEdit } from './phone-caret.ts';
import { splitMobile, withoutMarks } from './split-mobile.ts';
import { usePartner } from './use-partner.ts';
import { usePhoneFormat } from './use-phone-format.ts';

const NONE: readonly FormCountry[] = [];

/** A mobile number beside its country's dialling code, which is a field of its own. It is shown as the country writes it; its value is digits. */
export function MobileWidget(props: WidgetProps) {
  const field = useField(props);
  const countries = useSurroundings()?.countries ?? NONE;
  const [dialling, setDialling] = usePartner(field.options.partner ?? '');
  const [code, setCode] = useState<string | null>(null);
  const [entered, setEntered] = useState(false);
  const [listFailed, setListFailed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const choose = (country: FormCountry): void => {
    setCode(country.code);
    setDialling(country.diallingCode);
  };
  const chosen = countries.find((country) => country.code === code && country.diallingCode === dialling) ?? countries.find(({ diallingCode }) => diallingCode === dialling);
  const { value, hint, ...input } = inputProps(field);
  const format = usePhoneFormat(chosen?.code, entered || value !== '', box);
  const shown = format(value);

  const type = (text: string): void => {
    const { country, national } = splitMobile(text, countries);
    if (country !== null) choose(country);
    field.change(national);
  };
  // Comes before `type`, which then takes what stands in the input.
  const edit = ({ currentTarget: own, nativeEvent }: SyntheticEvent<HTMLInputElement>): void => {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
    const meant = meantEdit(shown, { text: own.value, caret: own.selectionStart ?? own.value.length }, inputType);
    if (meant.text !== own.value) own.value = meant.text;
    const { country, national } = splitMobile(meant.text, countries);
    const dropped = country === null ? 0 : withoutMarks(meant.text).length - national.length;
    const behind = Math.max(0, countBefore(meant) - dropped);
    queueMicrotask(() => {
      const caret = caretBehind(own.value, behind);
      if (own === document.activeElement) own.setSelectionRange(caret, caret);
    });
  };
  const picker = <CountryPicker words={field.words} countries={countries} chosen={chosen} disabled={field.disabled} onChoose={choose} onFailure={() => setListFailed(true)} />;
  return (
    <TextField
      {...input}
      ref={box}
      type="tel"
      value={shown}
      hint={listFailed ? field.words('country.failed') : hint}
      onValue={type}
      onInput={edit}
      onFocus={() => setEntered(true)}
      leading={countries.length > 0 ? picker : undefined}
    />
  );
}
