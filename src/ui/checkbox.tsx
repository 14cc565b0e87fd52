import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { errorId } from './field-frame.tsx';
import { focusRing } from './focus-ring.ts';
import { useKeptInput } from './use-kept-input.ts';
import { Icon } from './icon.tsx';

/** A checkbox with its label; the whole row is clickable. */
export function Checkbox({
  id,
  label,
  checked,
  onChecked,
  error,
  required,
  className,
  isFillable = false,
  ...input
}: Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'type' | 'size' | 'className' | 'required'> & {
  label: ReactNode;
  checked: boolean;
  onChecked: (checked: boolean) => void;
  error?: string | null | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Whether a tick set by a form filler counts even without an event. Never set this for a consent. */
  isFillable?: boolean;
}) {
  const own = useId();
  const inputId = id ?? own;
  const kept = useKeptInput('checked', isFillable ? checked : undefined);
  return (
    <div className={className}>
      <div className="flex items-start gap-2.5">
        <span className="relative mt-px inline-flex size-6 shrink-0 items-center justify-center sm:size-5">
          <input
            id={inputId}
            type="checkbox"
            {...(isFillable ? { ref: kept.ref, defaultChecked: checked, 'data-fillable': '' } : { checked })}
            onChange={({ target }) => {
              if (isFillable) kept.onRead(target);
              onChecked(target.checked);
            }}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId(inputId) : undefined}
            className={classNames(
              'peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[min(var(--radius-control),6px)] border bg-raised transition duration-150 checked:border-primary checked:bg-primary disabled:opacity-50',
              error ? 'border-danger-ink' : 'border-field-line',
              focusRing,
            )}
            {...input}
          />
          <Icon
            name="check"
            className="pointer-events-none relative size-4 text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={inputId} className="cursor-pointer py-0.5 text-sm leading-snug text-ink select-none sm:py-0">
          {label}
        </label>
      </div>
      {error ? (
        <p id={errorId(inputId)} className="mt-1.5 text-xs text-danger-ink">
          {error}
        </p>
      ) : null}
    </div>
  );
}
