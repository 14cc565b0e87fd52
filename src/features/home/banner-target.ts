import type { Banner } from '#schemas/brand.ts';

export type BannerTarget =
  | { readonly kind: 'route'; readonly to: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'game'; readonly nodeId: string };

const isRoute = (target: string) => /^\/(?![/\\])[^\s\\]*$/.test(target);

const isAddress = (target: string) => {
  if (!/^https:\/\/[^\s\\]+$/.test(target)) return false;
  try {
    const { username, password } = new URL(target);
    return username === '' && password === '';
  } catch {
    return false;
  }
};

/** The target of a banner, or null if it is not clickable. Types: 1 route, 2 https URL in a new tab, 3 game, 4 promotion. */
export const bannerTarget = ({ linkageType, target }: Pick<Banner, 'linkageType' | 'target'>): BannerTarget | null => {
  if (target === undefined || target === '') return null;
  switch (linkageType) {
    case 1:
      return isRoute(target) ? { kind: 'route', to: target } : null;
    case 2:
      return isAddress(target) ? { kind: 'external', href: target } : null;
    case 3:
      return { kind: 'game', nodeId: target };
    case 4:
      return { kind: 'route', to: `/promoDetail?id=${encodeURIComponent(target)}` };
    default:
      return null;
  }
};
