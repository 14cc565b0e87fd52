import type { Brand } from './brand.ts';
import { homePictures, type PictureBanners } from './home-pictures.ts';

/** Whether most social networks display a picture. Many do not display WebP and AVIF. An SVG counts, because it is rendered as a PNG. */
export const isShareable = (path: string): boolean => /\.(?:svg|png|jpe?g)$/.test(path);

interface SharedPictures {
  readonly assets?: Pick<Brand['assets'], 'hero'>;
  readonly banners: PictureBanners;
}

/**
 * Returns the path of the picture for shared links: the first shareable one among the home page's banners without dates
 * and the hero image, or the first of them if none is shareable; `null` if there are none.
 */
export const sharePicture = ({ assets, banners }: SharedPictures): string | null => {
  const paths = [...homePictures(banners), ...(assets?.hero === undefined ? [] : [assets.hero])];
  return paths.find(isShareable) ?? paths[0] ?? null;
};
