import type { ReactNode } from 'react';

/** Fields that belong together; with a heading they are a group for screen readers too. */
export function FieldSection({
  id,
  title = null,
  required = false,
  description,
  children,
}: {
  id?: string;
  title?: string | null | undefined;
  required?: boolean;
  description?: ReactNode;
  children: ReactNode;
}) {
  const inside = <div className="flex flex-col gap-4">{children}</div>;
  if (title === null || title === '') return inside;
  return (
    <fieldset id={id} className="min-w-0">
      <legend className="mb-3 font-display text-base font-semibold text-ink">
        {title}
        {required && (
          <span aria-hidden="true" className="ms-0.5 text-danger-ink">
            *
          </span>
        )}
      </legend>
      {description ? <div className="mb-3 text-sm text-ink-muted">{description}</div> : null}
      {inside}
    </fieldset>
  );
}
