import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';

/** A labelled figure of a summary; with `to`, it links to the records that it counts. */
export function FigureTile({
  label,
  to,
  isQuiet = false,
  ink,
  value,
  children,
}: {
  readonly label: string;
  readonly to?: string | null | undefined;
  /** Uses the page's background colour instead of the raised one. */
  readonly isQuiet?: boolean;
  /** The class that sets the value's colour. */
  readonly ink?: string | false;
  readonly value: string;
  /** A comparison, shown below the value. */
  readonly children?: ReactNode;
}) {
  return (
    // Never narrower than the longest amount or word in it.
    <div
      className={classNames(
        'max-w-full min-w-min flex-[1_1_9rem] rounded-card border border-line px-3 py-2 @2xl:basis-[22%]',
        isQuiet ? 'bg-surface' : 'bg-raised',
      )}
    >
      <dt className="text-xs wrap-break-word text-ink-muted">
        <TextLink to={to}>{label}</TextLink>
      </dt>
      <dd className={classNames('font-display text-base font-bold', ink)}>
        <Unbroken>{value}</Unbroken>
      </dd>
      {children}
    </div>
  );
}
