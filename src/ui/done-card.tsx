import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Says that something was carried out. It takes the focus, so that the result is read out and the keyboard goes on from it. */
export function DoneCard({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  const card = useRef<HTMLOutputElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <output
      ref={card}
      tabIndex={-1}
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface p-6 text-center outline-none"
    >
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-success/15 text-success-ink">
        <Icon name="success" className="size-8" />
      </span>
      <span className="font-display text-lg font-semibold text-balance">{title}</span>
      {text !== undefined && <span className="max-w-sm text-sm text-pretty text-ink-muted">{text}</span>}
      <span className="mt-1 flex flex-wrap justify-center gap-3">{children}</span>
    </output>
  );
}
