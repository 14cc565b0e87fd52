import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';

/**
 * The title of a step of a flow. The button that opened the step is gone, so the title takes the focus when it appears: keyboard users continue there,
 * and screen readers announce it.
 */
export function StepTitle({
  level: Level = 'h4',
  id,
  children,
}: {
  readonly level?: 'h2' | 'h4';
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Level
      ref={title}
      id={id}
      tabIndex={-1}
      className={classNames('scroll-mt-24 rounded-control font-display text-base font-semibold text-pretty', focusRing)}
    >
      {children}
    </Level>
  );
}
