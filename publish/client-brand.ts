import type { Banner, Brand } from '#schemas/brand.ts';
import { clientLayout } from '#schemas/layout/client-layout.ts';
import type { ClientBrand, ClientPage } from '#src/document/document-data.ts';
import { clientBanners } from './client-banners.ts';

/** Returns all banners of a brand with URLs instead of paths. */
export const bannersWithUrls = ({ banners }: Pick<Brand, 'banners'>, addressOf: (path: string) => string): Banner[] =>
  banners.map((banner) => ({ ...banner, url: addressOf(banner.url) }));

/**
 * Returns the brand as it is sent to the browser at a given time. Asset paths are replaced by URLs. Theme tokens,
 * scheduled looks and style variants are left out, because they are in the style sheet. `pages` are the brand's own
 * pages.
 */
export const toClientBrand = (
  { theme, layout, scheduledLooks: _scheduledLooks, ...brand }: Brand,
  addressOf: (path: string) => string,
  { now, pages = [] }: { readonly now: number; readonly pages?: readonly ClientPage[] },
): ClientBrand => ({
  ...brand,
  ...clientBanners(bannersWithUrls(brand, addressOf), now),
  theme: { default: theme.default },
  layout: clientLayout(layout, brand),
  pages,
  // All other fields are for search engines, which read them from the document.
  seo: { title: brand.seo.title, description: brand.seo.description },
  assets: {
    // With two logos, the brand's style sheet selects one of them.
    ...(brand.assets.logoOnLight === undefined ? { logo: addressOf(brand.assets.logo) } : {}),
    icon: addressOf(brand.assets.icon),
    ...(brand.assets.hero === undefined ? {} : { hero: addressOf(brand.assets.hero) }),
    ...(brand.assets.avatar === undefined ? {} : { avatar: addressOf(brand.assets.avatar) }),
    ...(brand.assets.notFound === undefined ? {} : { notFound: addressOf(brand.assets.notFound) }),
  },
});
