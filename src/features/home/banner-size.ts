import type { BannerGroup } from '#schemas/brand-names.ts';

/** `column` is a strip on phones and as tall as what stands beside it on wide screens. */
export type BannerSize = 'hero' | 'page' | 'panel' | 'column';

/** Home has the tall one, modals a low one, every other page one in between. */
export const bannerSize = (group: BannerGroup): BannerSize => {
  if (group === 'w_home') return 'hero';
  return group === 'w_login' || group === 'w_register' ? 'panel' : 'page';
};

/** Fixed heights, so that nothing moves when the picture comes. */
export const BANNER_HEIGHT: Readonly<Record<BannerSize, string>> = {
  hero: 'h-96 sm:h-80 lg:h-[26rem]',
  page: 'h-44 sm:h-52 lg:h-60',
  panel: 'h-32',
  column: 'h-32 lg:h-full',
};
