import { classNames } from '#src/lib/class-names.ts';

const TONES = {
  wait: 'border-accent-ink text-accent-ink',
  good: 'border-success-ink text-success-ink',
  bad: 'border-danger-ink text-danger-ink',
  done: 'border-ink-muted text-ink-muted',
} as const;
export type StatusTone = keyof typeof TONES;

/** The state of an order in words; the colour adds no information. */
export function StatusPill({ tone, children }: { readonly tone: StatusTone; readonly children: string }) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full shrink-0 rounded-2xl border px-2 py-0.5 text-center text-xs font-semibold text-balance',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
