import { useState, type ReactNode } from 'react';
import { attemptAddress, attemptSet } from '#src/lib/attempt-address.ts';
import { classNames } from '#src/lib/class-names.ts';
import { LAZY } from './lazy-defaults.ts';
import { rememberLoaded, useNear } from './use-near.ts';

interface LazyImageProps {
  src: string;
  /** The same picture in other widths, and how wide it stands. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** Pixels; they fix the aspect. The size on screen is the class's. */
  width: number;
  height: number;
  attempts?: number;
  fallback?: ReactNode;
  /** The class gives the room, such as by an aspect; else it is that of `width` and `height`. */
  hasRoom?: boolean;
  /** Part of the first screen: loads at once, also before the script. */
  eager?: boolean;
  onGiveUp?: (() => void) | undefined;
  className?: string | undefined;
  imageClassName?: string;
}

/** An image that loads when it comes near, keeps its room from the start, tries again, and gives way to `fallback`. */
export function LazyImage(props: LazyImageProps) {
  // A new address starts from the beginning.
  return <Attempts key={props.src} {...props} />;
}

function Attempts({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  attempts = LAZY.attempts,
  fallback,
  hasRoom = false,
  eager = false,
  onGiveUp,
  className,
  imageClassName = 'object-contain',
}: LazyImageProps) {
  const [near, box] = useNear(src, eager);
  const [failures, setFailures] = useState(0);
  const givenUp = failures >= attempts;

  return (
    <span ref={box} className={classNames(hasRoom ? 'block' : 'relative inline-block overflow-hidden', className)}>
      {/* Holds the room in every state, so that nothing moves. */}
      {!hasRoom && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="block h-auto max-w-full"
        />
      )}
      {near && !givenUp && (
        <img
          key={failures}
          sizes={sizes}
          srcSet={srcSet === undefined ? undefined : attemptSet(srcSet, failures)}
          src={attemptAddress(src, failures)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          onLoad={() => rememberLoaded(src)}
          onError={() => {
            setFailures(failures + 1);
            if (failures + 1 >= attempts) onGiveUp?.();
          }}
          className={`size-full ${hasRoom ? 'block' : 'absolute inset-0'} ${imageClassName}`}
        />
      )}
      {givenUp && (
        <span className={`flex size-full items-center justify-center ${hasRoom ? '' : 'absolute inset-0'}`}>
          {fallback ?? <span className="truncate text-xs text-ink-muted">{alt}</span>}
        </span>
      )}
    </span>
  );
}
