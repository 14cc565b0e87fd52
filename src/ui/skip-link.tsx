import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';

/** A way past many links for those who go by keyboard, to the element with the id `to`. Nobody sees it before it has the focus; `className` says where. */
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
