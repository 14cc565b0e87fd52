import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';

/** A figure of a summary under its label, which links to the records that it counts. */
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
  /** On the colour of the page instead of the raised one. */
  readonly isQuiet?: boolean;
  /** The class of the value's colour. */
  readonly ink?: string | false;
  readonly value: string;
  /** What the value is compared with. */
  readonly children?: ReactNode;
}) {
  return (
    // At least as wide as its longest amount or word.
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
