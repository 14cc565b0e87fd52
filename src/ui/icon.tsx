import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type { IconName };

/** One of our own line icons, in the colour of the text. Decoration: the words stand beside it or in the button's label. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
