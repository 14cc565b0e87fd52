import { useState, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { LAZY_IMAGE, rememberLoaded, useNearViewport } from './use-near-viewport.ts';

const INLINE = /^(?:data|blob):/;

/** Returns the URL of a retry. A new query parameter bypasses caches that hold the broken response. */
export const retryUrl = (url: string, attempt: number): string =>
  attempt === 0 || INLINE.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}again=${attempt}`;

/** Applies `retryUrl` to every candidate of a `srcset`. */
export const retrySrcSet = (srcSet: string, attempt: number): string =>
  srcSet
    .split(', ')
    .map((candidate) => candidate.replace(/^\S+/, (url) => retryUrl(url, attempt)))
    .join(', ');

interface LazyImageProps {
  src: string;
  /** The image in other widths; `sizes` is the image's width on screen. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  /** Pixels. Width and height fix the aspect ratio; the class sets the size on screen. */
  width: number;
  height: number;
  attempts?: number;
  fallback?: ReactNode;
  /** The class sets the size, for example by an aspect ratio; otherwise `width` and `height` do. */
  sizedByClass?: boolean;
  /** Loads immediately, also in prerendered markup; for images on the first screen. */
  eager?: boolean;
  /** Called once after the last attempt failed. */
  onError?: (() => void) | undefined;
  className?: string | undefined;
  imageClassName?: string;
}

/** An image that loads when near the viewport, reserves its space, retries, and finally shows `fallback`. */
export function LazyImage(props: LazyImageProps) {
  // The key resets the attempts when the URL changes.
  return <ImageWithRetries key={props.src} {...props} />;
}

function ImageWithRetries({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  attempts = LAZY_IMAGE.attempts,
  fallback,
  sizedByClass = false,
  eager = false,
  onError,
  className,
  imageClassName = 'object-contain',
}: LazyImageProps) {
  const [near, box] = useNearViewport(src, eager);
  const [failures, setFailures] = useState(0);
  const hasFailed = failures >= attempts;

  return (
    <span ref={box} className={classNames(sizedByClass ? 'block' : 'relative inline-block overflow-hidden', className)}>
      {/* Reserves the space in every state, so that the layout does not shift. */}
      {!sizedByClass && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="block h-auto max-w-full"
        />
      )}
      {near && !hasFailed && (
        <img
          key={failures}
          sizes={sizes}
          srcSet={srcSet === undefined ? undefined : retrySrcSet(srcSet, failures)}
          src={retryUrl(src, failures)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          onLoad={() => rememberLoaded(src)}
          onError={() => {
            setFailures(failures + 1);
            if (failures + 1 >= attempts) onError?.();
          }}
          className={`size-full ${sizedByClass ? 'block' : 'absolute inset-0'} ${imageClassName}`}
        />
      )}
      {hasFailed && (
        <span className={`flex size-full items-center justify-center ${sizedByClass ? '' : 'absolute inset-0'}`}>
          {fallback ?? <span className="truncate text-xs text-ink-muted">{alt}</span>}
        </span>
      )}
    </span>
  );
}
