import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from './icon.tsx';

/** A round profile picture. If it fails to load, the fallback image replaces it, and if that fails too, an icon. */
export function Avatar({
  src,
  fallbackSrc,
  label,
  className = 'size-9',
}: {
  src: string | null;
  fallbackSrc: string | null;
  label: string;
  className?: string;
}) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallbackSrc].find((address) => address !== null && address !== '' && !failed.includes(address));
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-current/15',
        className,
      )}
    >
      {shown ? (
        <img
          src={shown}
          alt={label}
          width={96}
          height={96}
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed((before) => [...before, shown])}
        />
      ) : (
        <span role={label === '' ? undefined : 'img'} aria-label={label || undefined} className="inline-flex">
          <Icon name="user" className="size-5" />
        </span>
      )}
    </span>
  );
}
