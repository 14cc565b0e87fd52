import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { nearViewport } from '#src/lib/near-viewport.ts';
import { recentSet } from '#src/lib/recent-set.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { LAZY } from './lazy-defaults.ts';

const whenNear = nearViewport(LAZY.preload, LAZY.throttleMs);
const loaded = recentSet<string>(LAZY.cache);

/** An image that loads when it comes near, keeps its room from the start, tries again, and gives way to `fallback`. */
export function LazyImage({ src, alt, width, height, attempts = LAZY.attempts, fallback, eager = false, onGiveUp, className, imageClassName = 'object-contain' }: {
  src: string;
  alt: string;
  /** Pixels; they fix the aspect. The size on screen is the class's. */
  width: number;
  height: number;
  attempts?: number;
  fallback?: ReactNode;
  /** Part of the first screen: loads at once, also before the script. */
  eager?: boolean;
  onGiveUp?: () => void;
  className?: string;
  imageClassName?: string;
}) {
  // A new address starts from the beginning.
  return <Attempts key={src} {...{ src, alt, width, height, attempts, fallback, eager, onGiveUp, className, imageClassName }} />;
}

function Attempts({ src, alt, width, height, attempts, fallback, eager, onGiveUp, className, imageClassName }: {
  src: string;
  alt: string;
  width: number;
  height: number;
  attempts: number;
  fallback: ReactNode;
  eager: boolean;
  onGiveUp: (() => void) | undefined;
  className: string | undefined;
  imageClassName: string;
}) {
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(eager || loaded.has(src));
  const [failures, setFailures] = useState(0);
  const [shown, setShown] = useState(near);
  const givenUp = failures >= attempts;
  const tell = useLatest(onGiveUp);

  useEffect(() => {
    if (near || box.current === null) return undefined;
    return whenNear(box.current, () => setNear(true));
  }, [near]);

  useEffect(() => {
    if (givenUp) tell.current?.();
  }, [givenUp, tell]);

  return (
    <span ref={box} className={classNames('relative inline-block overflow-hidden', className)}>
      {/* Holds the room in every state, so that nothing moves. */}
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto max-w-full" />
      {near && !givenUp && (
        <img
          key={failures}
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          onLoad={() => {
            loaded.add(src);
            setShown(true);
          }}
          onError={() => setFailures((before) => before + 1)}
          className={classNames('absolute inset-0 size-full transition-opacity duration-200 motion-reduce:transition-none', shown ? 'opacity-100' : 'opacity-0', imageClassName)}
        />
      )}
      {givenUp && <span className="absolute inset-0 flex items-center justify-center">{fallback ?? <span className="truncate text-xs text-ink-muted">{alt}</span>}</span>}
    </span>
  );
}
