import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type { IconName };

/** One of our own line icons, in the colour of the text. Decoration: the words stand beside it or in the button's label. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
