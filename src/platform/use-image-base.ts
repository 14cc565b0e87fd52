import { useCallback, useReducer } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { createImageCdn, OWN_ORIGIN, usableCdns } from './image-cdn.ts';
import { useSiteInfo } from './use-site-info.ts';

const STORAGE_KEY = 'imageCdn';
const cdn = createImageCdn({ read: () => readSession(STORAGE_KEY), write: (base) => writeSession(STORAGE_KEY, base) });

/**
 * Returns the base of image URLs, `null` until the platform has named its CDNs. Call `failed` when an image failed to load. Use this hook once per
 * list, not per image.
 */
export const useImageBase = (): { readonly base: string | null; readonly failed: () => void } => {
  const { platform } = useBrand();
  const { status, info } = useSiteInfo();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const offered = info?.imageCDNs ?? [];
  const base =
    status === 'starting'
      ? null
      : offered.length === 0
        ? OWN_ORIGIN
        : cdn.base(usableCdns(offered, platform.allow.image, location.origin));
  const failed = useCallback(() => {
    if (base === null || base === OWN_ORIGIN) return;
    cdn.failed(base);
    rerender();
  }, [base]);
  return { base, failed };
};
