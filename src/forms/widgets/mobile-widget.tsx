import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { TextField } from '#src/ui/text-field.tsx';
import { useSurroundings, type FormCountry } from '../form-context.ts';
import { useField } from '../use-field.ts';
import { CountryPicker } from './country-picker.tsx';
import { inputProps } from './input-props.ts';
import { splitMobile } from './split-mobile.ts';
import { usePartner } from './use-partner.ts';

/** A mobile number beside its country's dialling code, which is a field of its own. */
export function MobileWidget(props: WidgetProps) {
  const field = useField(props);
  const countries = useSurroundings()?.countries ?? [];
  const [dialling, setDialling] = usePartner(field.options.partner ?? '');
  const [code, setCode] = useState<string | null>(null);
  const choose = (country: FormCountry): void => {
    setCode(country.code);
    setDialling(country.diallingCode);
  };
  const chosen = countries.find((country) => country.code === code && country.diallingCode === dialling) ?? countries.find(({ diallingCode }) => diallingCode === dialling);
  const type = (text: string): void => {
    const { country, national } = splitMobile(text, countries);
    if (country !== null) choose(country);
    field.change(national);
  };
  const picker = (
    <CountryPicker
      label={field.words('field.countryDialingCode') ?? ''}
      countries={countries}
      chosen={chosen}
      disabled={field.disabled}
      onChoose={choose}
    />
  );
  return <TextField {...inputProps(field)} type="tel" onValue={type} leading={countries.length > 0 ? picker : undefined} />;
}
