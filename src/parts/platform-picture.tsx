import type { ReactNode } from 'react';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';

const FOLDER = '/TCG_PROD_IMAGES/';

/** The URL of a platform picture; `null` for one that is not below the platform's images. */
const pictureUrl = (base: string | null, path: string): string | null =>
  base !== null && path.startsWith(FOLDER) && !path.includes('..') ? `${base}${path}` : null;

/** A picture of the platform by its path. It adds nothing to the name beside it, so it has no text. `instead` is shown without a picture. */
export function PlatformPicture({
  path,
  instead,
  ...size
}: {
  readonly path: string;
  readonly instead: ReactNode;
  /** CSS pixels, for the layout before it is loaded. */
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
