import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';

/** Lets keyboard users skip to the element with the id `to`. Visible only while focused; `className` sets its position. */
export function SkipLink({ to, text, className }: { to: string; text: string; className: string }) {
  return (
    <a href={`#${to}`} className={classNames('skip-link bg-primary text-sm text-on-primary', focusRing, className)}>
      {text}
    </a>
  );
}
