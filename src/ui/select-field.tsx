import { useId, type ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { fieldBox, fieldEdge, fieldInput } from './field-styles.ts';
import { Icon } from './icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** A native select, because phones show their own picker. `placeholder` is the label of the empty option. */
export function SelectField({
  id,
  label,
  value,
  options,
  onValue,
  error,
  hint,
  required,
  hideLabel,
  className,
  placeholder,
  ...select
}: Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'className' | 'required' | 'children'
> &
  FieldFrameProps & {
    value: string;
    options: readonly SelectOption[];
    onValue: (value: string) => void;
    placeholder?: string | undefined;
  }) {
  const own = useId();
  const selectId = id ?? own;
  return (
    <FieldFrame
      id={selectId}
      label={label}
      error={error}
      hint={hint}
      required={required}
      hideLabel={hideLabel}
      className={className}
    >
      <div className={classNames(fieldBox, 'relative', fieldEdge(Boolean(error)))}>
        <select
          id={selectId}
          value={value}
          onChange={({ target }) => target.value !== value && onValue(target.value)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, { error, hint })}
          className={classNames(fieldInput, 'appearance-none truncate ps-3 pe-9')}
          {...select}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className="bg-raised text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 size-4 text-ink-muted" />
      </div>
    </FieldFrame>
  );
}
