import type { ReactNode } from 'react';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { sentenceFit } from './line-fit.ts';
import { TextLink } from './text-link.tsx';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Emphasises the row, for a total. */
  readonly isMain?: boolean;
  /** The URL of the records behind the value; the label links to it. */
  readonly to?: string | null;
}

/** Details of an order, one per line. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line card text-sm">
      {facts.map(({ label, value, isMain = false, to }) => (
        <div
          key={label}
          className="@container flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-2.5"
        >
          <dt className="text-ink-muted">
            <TextLink to={to}>{label}</TextLink>
          </dt>
          <dd className={isMain ? 'font-display text-base font-bold' : 'font-medium wrap-anywhere'}>
            {typeof value === 'string' ? <span className={sentenceFit(value)}>{unbrokenText(value)}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
