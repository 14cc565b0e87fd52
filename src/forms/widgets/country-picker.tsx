import { useMemo } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { SearchSelect } from '#src/ui/search-select.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { FormCountry } from '../form-context.ts';
import type { FormTranslate } from '#src/forms/form-texts.tsx';

let english: Intl.DisplayNames | null = null;
const englishName = (code: string): string => {
  english ??= new Intl.DisplayNames('en', { type: 'region' });
  return english.of(code) ?? code;
};

/**
 * Shows flag and dialling code; if there is more than one country, a click opens a searchable list. Countries are identified by their ISO code,
 * because several countries can share a dialling code.
 */
export function CountryPicker({
  t,
  countries,
  chosen,
  disabled,
  onChoose,
  onFailure,
}: {
  t: FormTranslate;
  countries: readonly FormCountry[];
  chosen: FormCountry | undefined;
  disabled: boolean;
  onChoose: (country: FormCountry) => void;
  onFailure: () => void;
}) {
  const options = useMemo(
    () =>
      countries.map(({ code, name, diallingCode, flagUrl }) => ({
        value: code,
        label: name,
        detail: `+${diallingCode}`,
        // A getter, because only the search needs the aliases, and `Intl.DisplayNames` takes about 10 ms to load.
        get aliases() {
          return [code, englishName(code)];
        },
        ...(flagUrl === '' ? {} : { imageUrl: flagUrl }),
      })),
    [countries],
  );
  const shown = (
    <>
      {chosen !== undefined && chosen.flagUrl !== '' && (
        <img
          key={chosen.flagUrl}
          src={chosen.flagUrl}
          alt=""
          width={20}
          height={15}
          className="h-3.75 w-5 rounded-xs object-cover"
        />
      )}
      <span>{chosen === undefined ? '+' : `+${chosen.diallingCode}`}</span>
    </>
  );
  const edge = <span aria-hidden="true" className="ms-0.5 h-6 border-e border-line" />;
  // With only one country there is nothing to choose.
  if (countries.length === 1 && chosen !== undefined) {
    return (
      <span className="inline-flex h-8 items-center gap-1.5 text-sm text-ink">
        <VisuallyHidden>{`${t('field.countryDialingCode') ?? ''}: ${chosen.name}`}</VisuallyHidden>
        {shown}
        {edge}
      </span>
    );
  }
  return (
    <SearchSelect
      label={t('field.countryDialingCode') ?? ''}
      options={options}
      value={chosen?.code ?? ''}
      disabled={disabled}
      texts={{
        search: t('country.search') ?? '',
        empty: t('country.none') ?? '',
        close: t('country.close') ?? '',
      }}
      onValue={(code) => {
        const country = countries.find((each) => each.code === code);
        if (country !== undefined) onChoose(country);
      }}
      onFailure={onFailure}
      className="h-8 gap-1.5 text-sm text-ink"
      trigger={
        <>
          {shown}
          <Icon name="chevron-down" className="size-3.5 text-ink-muted" />
          {edge}
        </>
      }
    />
  );
}
