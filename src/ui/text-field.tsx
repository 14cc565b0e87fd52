import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { fieldBox, fieldEdge, fieldInput } from './field-styles.ts';
import { useKeptInput } from './use-kept-input.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'className' | 'required'> &
  FieldFrameProps & {
    /** Omit for an uncontrolled input. */
    value?: string | undefined;
    /** Keeps the value out of the `value` attribute, where the markup would expose it, and empties the input when it leaves the document. */
    isSecret?: boolean;
    onValue: (value: string) => void;
    leading?: ReactNode;
    trailing?: ReactNode;
  };

/**
 * A text input with label, hint and error. It accepts every attribute of an input; `ref` is the input. A required input shows one asterisk: in the
 * placeholder if there is one, otherwise after the label.
 */
export function TextField({
  id,
  label,
  value,
  onValue,
  error,
  hint,
  required,
  hideLabel,
  className,
  leading,
  trailing,
  type = 'text',
  isSecret = false,
  ref,
  ...input
}: TextFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const kept = useKeptInput('value', value, { ref, isSecret });
  const onRead = value === undefined ? undefined : kept.onRead;
  return (
    <FieldFrame
      id={inputId}
      label={label}
      error={error}
      hint={hint}
      required={required && input.placeholder?.startsWith('*') !== true}
      hideLabel={hideLabel}
      className={className}
    >
      <div data-field-box className={classNames(fieldBox, fieldEdge(Boolean(error)))}>
        {leading !== undefined && (
          <span className="ms-3 inline-flex shrink-0 items-center text-ink-muted">{leading}</span>
        )}
        <input
          id={inputId}
          type={type}
          ref={value === undefined && !isSecret ? ref : kept.ref}
          defaultValue={isSecret ? undefined : value}
          onChange={({ target }) => {
            onRead?.(target);
            onValue(target.value);
          }}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { error, hint })}
          className={classNames(fieldInput, leading === undefined && 'ps-3', trailing === undefined && 'pe-3')}
          {...input}
        />
        {trailing !== undefined && <span className="me-1 inline-flex shrink-0 items-center">{trailing}</span>}
      </div>
    </FieldFrame>
  );
}
