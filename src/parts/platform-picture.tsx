import type { ReactNode } from 'react';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';

const FOLDER = '/TCG_PROD_IMAGES/';

/** Returns the URL of a picture on the platform, or `null` if the path is outside the platform's folder of images. */
const pictureUrl = (base: string | null, path: string): string | null =>
  base !== null && path.startsWith(FOLDER) && !path.includes('..') ? `${base}${path}` : null;

/**
 * Shows the platform's picture at a path, or `instead` if there is none. The alternative text is empty, because a name is always shown next to the
 * picture.
 */
export function PlatformPicture({
  path,
  instead,
  ...size
}: {
  readonly path: string;
  readonly instead: ReactNode;
  /** In CSS pixels; reserves the space before the picture has loaded. */
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
