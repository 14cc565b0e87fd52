import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const SIZES = { sm: 'size-9', md: 'size-11 sm:size-10', lg: 'size-12' } as const;

/** A button that shows only an icon; `label` is its accessible name and tooltip. It inherits the text colour. */
export function IconButton({
  label,
  icon,
  size = 'md',
  busy = false,
  type = 'button',
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string;
  icon: IconName;
  size?: keyof typeof SIZES;
  busy?: boolean;
}) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-control transition duration-150 hover:bg-current/10 disabled:pointer-events-none disabled:opacity-40 aria-disabled:opacity-40',
        focusRing,
        SIZES[size],
        className,
      )}
      {...rest}
    >
      {busy ? <Spinner className="size-5" /> : <Icon name={icon} className="size-5" />}
    </button>
  );
}
