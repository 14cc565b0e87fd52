import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';
import { Link } from './link.tsx';

/** A label that links to the records behind a value; plain text if there is no URL. */
export function TextLink({
  to = null,
  children,
}: {
  readonly to?: string | null | undefined;
  readonly children: ReactNode;
}) {
  if (to === null) return children;
  return (
    <Link to={to} className={classNames('rounded-control text-primary-ink underline', focusRing)}>
      {children}
    </Link>
  );
}
