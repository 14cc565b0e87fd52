import type { BannerGroup } from '#schemas/brand-names.ts';

/** The sizes of a banner. A `column` is a strip on phones, and has the height of its row on wide screens. */
export type BannerSize = 'hero' | 'page' | 'panel' | 'column';

/** Returns the size of the banners of a group: large on the home page, small in modals, medium on other pages. */
export const bannerSize = (group: BannerGroup): BannerSize => {
  if (group === 'w_home') return 'hero';
  return group === 'w_login' || group === 'w_register' ? 'panel' : 'page';
};

/** The heights are fixed, to avoid layout shift while the picture loads. On phones the hero is low enough for games to be visible below it. */
export const BANNER_HEIGHT: Readonly<Record<BannerSize, string>> = {
  hero: 'h-52 sm:h-80 lg:h-[26rem]',
  page: 'h-44 sm:h-52 lg:h-60',
  panel: 'h-32',
  column: 'h-32 lg:h-full',
};
