import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from './icon.tsx';
import { Unbroken } from './unbroken.tsx';

/** Confirms that something was carried out. The message takes focus, so that it is read out and keyboard navigation continues from it. */
export function DoneCard({
  title,
  amount,
  text,
  compact = false,
  children,
}: {
  readonly title: string;
  /** A formatted amount, in large type on one line. */
  readonly amount?: string | null | undefined;
  readonly text?: string | null | undefined;
  /** For a card inside a list item: smaller, and the page does not scroll to the card. */
  readonly compact?: boolean;
  readonly children?: ReactNode;
}) {
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: compact }), [compact]);
  return (
    <div
      className={classNames(
        '@container flex w-full flex-col border border-line',
        compact
          ? 'gap-3 rounded-control border-s-4 border-s-success-ink bg-surface p-3'
          : 'gap-4 rounded-card bg-surface p-4 sm:p-6',
      )}
    >
      <output
        ref={message}
        tabIndex={-1}
        className={classNames(
          'flex scroll-mt-20 flex-col outline-none',
          compact ? 'gap-1' : 'items-center gap-2 text-center',
        )}
      >
        <span className={classNames('flex', compact ? 'gap-2' : 'flex-col items-center gap-3')}>
          <span
            className={classNames(
              'inline-flex shrink-0 items-center justify-center text-success-ink',
              !compact && 'size-14 rounded-full bg-success/15',
            )}
          >
            <Icon name="success" className={compact ? 'size-5' : 'size-8'} />
          </span>
          <span
            className={classNames(
              'min-w-0 font-semibold text-balance wrap-anywhere',
              compact ? 'text-sm' : 'font-display text-lg',
            )}
          >
            {title}
          </span>
        </span>
        {amount !== undefined && amount !== null && (
          <span className={classNames('font-display font-bold', compact ? 'text-2xl' : 'text-3xl')}>
            <Unbroken>{amount}</Unbroken>
          </span>
        )}
        {text !== undefined && text !== null && (
          <span className={classNames('text-sm text-pretty text-ink-muted', !compact && 'max-w-sm')}>{text}</span>
        )}
      </output>
      {children}
    </div>
  );
}
