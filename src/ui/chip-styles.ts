import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';

/** A line of chips, which scrolls if it is too long. */
export const CHIP_LINE =
  'relative -mx-1 flex min-w-0 list-none items-center gap-2 overflow-x-auto overscroll-x-contain px-1 py-0.5 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden';

/** The shape of a chip, without colours. */
export const CHIP_SHAPE =
  'relative flex min-h-10 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap sm:min-h-9';

/** Returns the classes of a link or field that looks like a chip. */
export const chipStyles = (isChosen: boolean): string =>
  classNames(
    CHIP_SHAPE,
    'transition-colors duration-150',
    focusRing,
    isChosen
      ? 'border-primary-ink font-semibold text-primary-ink'
      : 'border-line bg-surface text-ink-muted hover:border-field-line hover:text-ink',
  );
