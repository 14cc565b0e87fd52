import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';

/** Lets keyboard users skip to the element with the id `to`. Visible only while focused; `className` sets its position. */
export function SkipLink({ to, text, className }: { to: string; text: string; className: string }) {
  return (
    <a
      href={`#${to}`}
      className={classNames(
        'pointer-events-none rounded-control bg-primary px-4 py-3 text-sm font-semibold text-on-primary opacity-0 shadow-lg focus:pointer-events-auto focus:opacity-100',
        focusRing,
        className,
      )}
    >
      {text}
    </a>
  );
}
