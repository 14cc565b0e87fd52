import type { ReactNode } from 'react';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';

const FOLDER = '/TCG_PROD_IMAGES/';

/** Returns the URL of a platform picture, or `null` if it is not below the platform's images. */
const pictureUrl = (base: string | null, path: string): string | null =>
  base !== null && path.startsWith(FOLDER) && !path.includes('..') ? `${base}${path}` : null;

/**
 * A platform picture by its path. It has no alternative text, because it adds nothing to the name beside it. `instead` is shown if there is no
 * picture.
 */
export function PlatformPicture({
  path,
  instead,
  ...size
}: {
  readonly path: string;
  readonly instead: ReactNode;
  /** CSS pixels, to reserve space before the picture is loaded. */
  readonly width: number;
  readonly height: number;
  readonly className: string;
  readonly imageClassName?: string;
}) {
  const { base, failed } = useImageBase();
  const src = pictureUrl(base, path);
  return src === null ? (
    instead
  ) : (
    <LazyImage {...size} src={src} alt="" sizedByClass fallback={instead} onError={failed} />
  );
}
