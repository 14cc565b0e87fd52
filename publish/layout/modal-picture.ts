import type { Brand } from '#schemas/brand.ts';
import { homePictures } from '#schemas/home-pictures.ts';

/** Returns the CSS variable with the picture beside forms, which is the first picture of the home page without dates. Empty if the layout has none. */
export const modalPicture = (
  { layout, banners }: Pick<Brand, 'layout' | 'banners'>,
  addressOf: (path: string) => string,
): string => {
  const [picture] = homePictures(banners);
  return layout.modal === 'art' && picture !== undefined ? `:root{--modal-picture:url("${addressOf(picture)}")}` : '';
};
