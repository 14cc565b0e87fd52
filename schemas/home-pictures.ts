import { weightOf } from './banner-weight.ts';
import type { Banner } from './brand.ts';

/** The banners of a brand; `null` for a faulty one. */
export type PictureBanners = readonly (Pick<Banner, 'groupName' | 'url' | 'weight' | 'from' | 'until'> | null)[];

/**
 * Returns the paths of the pictures on the home page's banners, the one with the largest weight first. Banners with
 * dates are left out, because published files that contain their pictures would show them before and after these dates.
 */
export const homePictures = (banners: PictureBanners): readonly string[] =>
  banners
    .flatMap((banner) =>
      banner?.groupName === 'w_home' && banner.from === undefined && banner.until === undefined ? [banner] : [],
    )
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map(({ url }) => url);
