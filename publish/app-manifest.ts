import type { Brand } from '#schemas/brand.ts';
import { htmlLang, type Language } from '#schemas/languages.ts';
import { mediaType } from './media-types.ts';

export interface ManifestFacts {
  readonly brand: Brand;
  readonly language: Language;
  /** Address of the brand's icon. */
  readonly icon: string;
}

const sizesOf = (icon: string): string => (icon.endsWith('.svg') ? 'any' : '512x512');

/** The web app manifest: name, colours and icons are the brand's. */
export const appManifest = ({ brand, language, icon }: ManifestFacts): string => {
  const colors = brand.theme.tokens[brand.theme.default];
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name.length > 12 ? brand.name.split(' ')[0] : brand.name,
    description: brand.seo.description[language],
    lang: htmlLang(language),
    dir: 'ltr',
    start_url: '/index',
    scope: '/',
    display: 'standalone',
    theme_color: colors.header.$value,
    background_color: colors.canvas.$value,
    icons: [
      { src: icon, sizes: sizesOf(icon), type: mediaType(icon).split(';')[0], purpose: 'any' },
      { src: icon, sizes: sizesOf(icon), type: mediaType(icon).split(';')[0], purpose: 'maskable' },
    ],
  });
};
