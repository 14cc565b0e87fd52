import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';
import type { Banner } from '#schemas/brand.ts';

export type BannerTarget =
  | { readonly kind: 'route'; readonly to: string }
  | { readonly kind: 'external'; readonly href: SafeUrl }
  | { readonly kind: 'game'; readonly nodeId: string };

const isRoute = (target: string) => /^\/(?![/\\])[^\s\\]*$/.test(target);

/** The target of a banner, or null if it is not clickable. Types: 1 route, 2 https URL in a new tab, 3 game, 4 promotion. */
export const bannerTarget = ({ linkageType, target }: Pick<Banner, 'linkageType' | 'target'>): BannerTarget | null => {
  if (target === undefined || target === '') return null;
  switch (linkageType) {
    case 1:
      return isRoute(target) ? { kind: 'route', to: target } : null;
    case 2: {
      const href = safeUrl(target);
      return href === null ? null : { kind: 'external', href };
    }
    case 3:
      return { kind: 'game', nodeId: target };
    case 4:
      return { kind: 'route', to: `/promoDetail?id=${encodeURIComponent(target)}` };
    default:
      return null;
  }
};
