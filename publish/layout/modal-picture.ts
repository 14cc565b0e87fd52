import type { Brand } from '#schemas/brand.ts';

/** Returns the CSS variable with the picture beside forms, which is the first picture of the home page. Empty if the layout has none. */
export const modalPicture = (
  { layout, banners }: Pick<Brand, 'layout' | 'banners'>,
  addressOf: (path: string) => string,
): string => {
  const banner = banners.find(({ groupName }) => groupName === 'w_home');
  return layout.modal === 'art' && banner !== undefined ? `:root{--modal-picture:url("${addressOf(banner.url)}")}` : '';
};
