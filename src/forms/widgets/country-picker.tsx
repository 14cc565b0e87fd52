import { useMemo } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { SearchSelect } from '#src/ui/search-select.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { FormCountry } from '../form-context.ts';
import type { FormWords } from '../form-words.ts';

let english: Intl.DisplayNames | null = null;
const englishName = (code: string): string => {
  english ??= new Intl.DisplayNames('en', { type: 'region' });
  return english.of(code) ?? code;
};

/** Flag and dialling code, which open a list of countries with a search where there is more than one. A country is told by its ISO code: several share a dialling code. */
export function CountryPicker({
  words,
  countries,
  chosen,
  disabled,
  onChoose,
  onFailure,
}: {
  words: FormWords;
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
        // Asked for by the search alone: the browser's names take some 10 ms to come.
        get also() {
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
  // Where the platform serves one country there is nothing to choose.
  if (countries.length === 1 && chosen !== undefined) {
    return (
      <span className="inline-flex h-8 items-center gap-1.5 text-sm text-ink">
        <VisuallyHidden>{`${words('field.countryDialingCode') ?? ''}: ${chosen.name}`}</VisuallyHidden>
        {shown}
        {edge}
      </span>
    );
  }
  return (
    <SearchSelect
      label={words('field.countryDialingCode') ?? ''}
      options={options}
      value={chosen?.code ?? ''}
      disabled={disabled}
      texts={{
        search: words('country.search') ?? '',
        empty: words('country.none') ?? '',
        close: words('country.close') ?? '',
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
