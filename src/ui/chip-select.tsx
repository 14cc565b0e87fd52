import { classNames } from '#src/lib/class-names.ts';
import { CHIP_SHAPE } from './chip-styles.ts';
import { Icon } from './icon.tsx';
import type { SelectOption } from './select-field.tsx';

/**
 * A filter in a line of chips, as wide as the chosen option. The native select on top of it opens the phone's own picker. The option with the empty
 * value does not filter.
 */
export function ChipSelect({
  label,
  value,
  options,
  onValue,
}: {
  /** The accessible name of the select; the chip shows only the chosen option. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  onValue: (value: string) => void;
}) {
  return (
    <span
      className={classNames(
        CHIP_SHAPE,
        'pe-2.5 outline-focus outline-offset-2 transition-colors duration-150 has-[:focus-visible]:outline-2',
        value === ''
          ? 'border-field-line bg-surface text-ink hover:border-ink-muted'
          : 'border-primary-ink font-semibold text-primary-ink',
      )}
    >
      <span aria-hidden="true" className="max-w-56 truncate">
        {options.find((option) => option.value === value)?.label ?? value}
      </span>
      <Icon name="chevron-down" className="size-4 opacity-70" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        // The font size keeps iOS from zooming in.
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full text-base text-ink opacity-0 outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
