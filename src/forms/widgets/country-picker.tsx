import type { FormCountry } from '../form-context.ts';
import { Icon } from '#src/ui/icon.tsx';

/** Flag and dialling code over the browser's own picker. A country is told by its ISO code: several share a dialling code. */
export function CountryPicker({ label, countries, chosen, disabled, onChoose }: {
  label: string;
  countries: readonly FormCountry[];
  chosen: FormCountry | undefined;
  disabled: boolean;
  onChoose: (country: FormCountry) => void;
}) {
  return (
    <span className="relative inline-flex h-8 items-center gap-1.5 border-e border-line pe-2 text-sm text-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 outline-focus">
      {chosen !== undefined && <img key={chosen.flagUrl} src={chosen.flagUrl} alt="" width={20} height={15} className="h-3.75 w-5 rounded-xs object-cover" />}
      <span aria-hidden="true">{chosen === undefined ? '+' : `+${chosen.diallingCode}`}</span>
      <Icon name="chevron-down" className="size-3.5 text-ink-muted" />
      <select
        aria-label={label}
        autoComplete="tel-country-code"
        value={chosen?.code ?? ''}
        disabled={disabled}
        onChange={(event) => {
          const country = countries.find(({ code }) => code === event.target.value);
          if (country !== undefined) onChoose(country);
        }}
        className="absolute inset-0 size-full cursor-pointer appearance-none text-base opacity-0"
      >
        {chosen === undefined && <option value="">{label}</option>}
        {countries.map(({ code, name, diallingCode }) => (
          <option key={code} value={code} className="bg-raised text-ink">
            {`${name} +${diallingCode}`}
          </option>
        ))}
      </select>
    </span>
  );
}
