import { useCallback, useReducer } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { createImageCdn, OWN_ORIGIN, usableCdns } from './image-cdn.ts';
import { useSiteInfo } from './use-site-info.ts';

const KEY = 'imageCdn';
const cdn = createImageCdn({ read: () => readSession(KEY), write: (base) => writeSession(KEY, base) });

/** Where images come from: `null` until the platform has named its CDNs. Tell `failed` when an image gave up. One use a block, not one a picture. */
export const useImageBase = (): { readonly base: string | null; readonly failed: () => void } => {
  const { platform } = useBrand();
  const { status, info } = useSiteInfo();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
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
    drawAgain();
  }, [base]);
  return { base, failed };
};
