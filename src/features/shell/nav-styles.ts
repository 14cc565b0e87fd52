import { classNames } from '#src/lib/class-names.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';

/** Returns the classes of an item of the wide menu; the item of the current page is underlined. */
export const navItem = (active: boolean): string =>
  classNames(
    'relative inline-flex h-14 items-center gap-1 rounded-control px-2 text-sm font-semibold whitespace-nowrap transition-colors duration-150 hover:bg-current/10',
    'after:absolute after:inset-x-2 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-current',
    active ? 'after:opacity-100' : 'after:opacity-0',
    focusRingInside,
  );
