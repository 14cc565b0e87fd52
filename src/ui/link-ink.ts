import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';

/** The style of a label that links to the records behind its value. */
export const linkInk = classNames('rounded-control text-primary-ink underline', focusRing);
