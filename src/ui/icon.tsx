import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type { IconName };

/** A line icon in the text colour. It is decorative: the label is next to it or on the button. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon icon-${name} ${className}`}>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
