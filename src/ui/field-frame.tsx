import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from './icon.tsx';

export interface FieldFrameProps {
  label: string;
  error?: string | null | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

export const errorId = (id: string): string => `${id}-error`;
const hintId = (id: string): string => `${id}-hint`;

/** Returns the value of `aria-describedby` for the control. */
export const describedBy = (id: string, { error, hint }: Pick<FieldFrameProps, 'error' | 'hint'>): string | undefined =>
  [hint ? hintId(id) : null, error ? errorId(id) : null].filter(Boolean).join(' ') || undefined;

/** Renders the label above a form control, and the hint and the error below it. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  required = false,
  hideLabel = false,
  className,
  children,
}: FieldFrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}>
        <span>{label}</span>
        {required && (
          <span aria-hidden="true" className="ms-0.5 text-danger-ink">
            *
          </span>
        )}
      </label>
      {children}
      {hint ? (
        <div id={hintId(id)} className="mt-1.5 text-xs leading-normal text-ink-muted">
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={errorId(id)} className="mt-1.5 flex items-start gap-1.5 text-xs leading-normal text-danger-ink">
          <Icon name="danger" className="mt-px size-4" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
