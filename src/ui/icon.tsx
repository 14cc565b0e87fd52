import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type { IconName };

/** An icon in the text colour, in the style of the brand. It is decorative: the label is next to it or on the button. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon icon-${name} ${className}`}>
      {ICON_PATHS[name].split('|').map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
