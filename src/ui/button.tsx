import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

/** A busy button keeps its size and focus and ignores clicks. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  icon,
  block = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  icon?: IconName;
  block?: boolean;
}) {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={classNames(buttonStyles(variant, size, block), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
      {...rest}
    >
      {busy ? <Spinner className="size-4" /> : icon !== undefined && <Icon name={icon} className="size-5" />}
      <span className="min-w-0">{children}</span>
    </button>
  );
}
