import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

// Hover never changes the background under text, so that a brand's checked contrast holds in every state.
const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-primary text-on-primary shadow-sm shadow-primary/30 hover:shadow-md hover:shadow-primary/40',
  secondary: 'border border-field-line bg-raised text-ink hover:border-ink-muted hover:shadow-sm hover:shadow-ink/10',
  quiet: 'hover:bg-current/10',
  danger: 'bg-danger text-on-danger shadow-sm shadow-danger/30 hover:shadow-md hover:shadow-danger/40',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-9 gap-1.5 px-3 text-sm',
  md: 'min-h-11 gap-2 px-4 text-sm sm:min-h-10',
  lg: 'min-h-12 gap-2 px-6 text-base',
};

/** Returns the classes of a button, for links that look like buttons. */
export const buttonStyles = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md', block = false): string =>
  classNames('button', focusRing, VARIANTS[variant], SIZES[size], block && 'w-full');
