import type { BannerGroup } from '#schemas/brand-names.ts';

/** `column` is a strip on phones and fills the height of its row on wide screens. */
export type BannerSize = 'hero' | 'page' | 'panel' | 'column';

/** Home uses the tall banner, modals the low one, and other pages the medium one. */
export const bannerSize = (group: BannerGroup): BannerSize => {
  if (group === 'w_home') return 'hero';
  return group === 'w_login' || group === 'w_register' ? 'panel' : 'page';
};

/** Fixed heights avoid layout shift while the picture loads. On a phone the hero leaves room for a game in the first screen. */
export const BANNER_HEIGHT: Readonly<Record<BannerSize, string>> = {
  hero: 'h-52 sm:h-80 lg:h-[26rem]',
  page: 'h-44 sm:h-52 lg:h-60',
  panel: 'h-32',
  column: 'h-32 lg:h-full',
};
