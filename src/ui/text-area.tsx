import { useId, type ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { fieldBox, fieldEdge, fieldInput } from './field-styles.ts';

/** A multi-line text input that grows with its content where the browser supports `field-sizing`. */
export function TextArea({
  id,
  label,
  value,
  onValue,
  error,
  hint,
  required,
  hideLabel,
  className,
  rows = 3,
  ...area
}: Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'className' | 'required'> &
  FieldFrameProps & {
    value: string;
    onValue: (value: string) => void;
  }) {
  const own = useId();
  const areaId = id ?? own;
  return (
    <FieldFrame
      id={areaId}
      label={label}
      error={error}
      hint={hint}
      required={required}
      hideLabel={hideLabel}
      className={className}
    >
      <div className={classNames(fieldBox, fieldEdge(Boolean(error)))}>
        <textarea
          id={areaId}
          rows={rows}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(areaId, { error, hint })}
          className={classNames(
            fieldInput,
            'max-h-80 field-sizing-content resize-y px-3 py-2.5 leading-normal sm:py-2',
          )}
          {...area}
        />
      </div>
    </FieldFrame>
  );
}
