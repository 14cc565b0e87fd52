import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';
import type { Banner } from '#schemas/brand.ts';

export type BannerTarget =
  | { readonly kind: 'route'; readonly to: string }
  | { readonly kind: 'external'; readonly href: SafeUrl }
  | { readonly kind: 'game'; readonly nodeId: string };

const isRoute = (target: string) => /^\/(?![/\\])[^\s\\]*$/.test(target);

/** Returns the target of a banner, or `null` if it is not clickable. Linkage types: 1 is a route, 2 an https URL, 3 a game, 4 a promotion. */
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
