import type { Brand } from '#schemas/brand.ts';
import type { ClientBrand } from '#src/document/document-data.ts';

/** The brand as the client gets it: asset paths are URLs, and theme tokens are left out, because the style sheet has them. */
export const toClientBrand = ({ theme, ...brand }: Brand, addressOf: (path: string) => string): ClientBrand => ({
  ...brand,
  theme: { default: theme.default },
  // The rest is for search engines, which read it from the document.
  seo: { title: brand.seo.title, description: brand.seo.description },
  banners: brand.banners.map((banner) => ({ ...banner, url: addressOf(banner.url) })),
  assets: {
    logo: addressOf(brand.assets.logo),
    icon: addressOf(brand.assets.icon),
    ...(brand.assets.hero === undefined ? {} : { hero: addressOf(brand.assets.hero) }),
    ...(brand.assets.avatar === undefined ? {} : { avatar: addressOf(brand.assets.avatar) }),
  },
});
