import type { Brand } from './brand.ts';

/** Whether most social networks display a picture: WebP and AVIF they often do not. An SVG is rendered as a PNG. */
export const isShareable = (path: string): boolean => /\.(?:svg|png|jpe?g)$/.test(path);

interface SharedPictures {
  readonly assets?: Pick<Brand['assets'], 'hero'>;
  readonly banners: readonly (Pick<Brand['banners'][number], 'groupName' | 'url'> | null)[];
}

/** The path of the picture for shared links: the first shareable banner of home, or hero image, or else the first of any format; `null` without any. */
export const sharePicture = ({ assets, banners }: SharedPictures): string | null => {
  const paths = banners.flatMap((banner) => (banner?.groupName === 'w_home' ? [banner.url] : []));
  if (assets?.hero !== undefined) paths.push(assets.hero);
  return paths.find(isShareable) ?? paths[0] ?? null;
};
