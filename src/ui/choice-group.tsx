import { classNames } from '#src/lib/class-names.ts';
import { errorId } from './field-frame.tsx';
import { focusRing } from './focus-ring.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A group of radio buttons or checkboxes. */
export function ChoiceGroup({
  id,
  name,
  kind,
  label,
  hideLabel = false,
  choices,
  chosen,
  onChoose,
  error,
  required = false,
  disabled = false,
  onBlur,
}: {
  id: string;
  name: string;
  kind: 'radio' | 'checkbox';
  label: string;
  hideLabel?: boolean;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChoose: (value: string, isChosen: boolean) => void;
  error?: string | null | undefined;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
}) {
  return (
    <fieldset
      id={id}
      aria-describedby={error ? errorId(id) : undefined}
      aria-invalid={kind === 'radio' && error ? true : undefined}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      className="min-w-0"
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink'}>
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="ms-0.5 text-danger-ink">
            *
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'inline-flex min-h-6 min-w-0 cursor-pointer items-center gap-2 text-sm text-ink has-[:disabled]:cursor-default has-[:disabled]:opacity-50',
            )}
          >
            <input
              type={kind}
              name={name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              disabled={disabled || choice.disabled}
              onChange={(event) => onChoose(choice.value, event.target.checked)}
              onBlur={onBlur}
              className={classNames(
                'size-5 shrink-0 cursor-pointer accent-primary',
                kind === 'radio' ? 'rounded-full' : 'rounded-sm',
                focusRing,
              )}
            />
            <span className="min-w-0 wrap-anywhere">{choice.label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId(id)} className="mt-1.5 text-xs text-danger-ink">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
