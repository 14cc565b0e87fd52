import type { BannerGroup } from '#schemas/brand-names.ts';

/** The sizes of a banner. A `column` is a strip on phones, and has the height of its row on wide screens. */
export type BannerSize = 'hero' | 'page' | 'panel' | 'column';

/** Returns the size of the banners of a group: large on the home page, small in modals, medium on other pages. */
export const bannerSize = (group: BannerGroup): BannerSize => {
  if (group === 'w_home') return 'hero';
  return group === 'w_login' || group === 'w_register' ? 'panel' : 'page';
};
