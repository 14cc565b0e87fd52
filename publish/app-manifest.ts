import type { Brand } from '#schemas/brand.ts';
import { htmlLang, type Language } from '#schemas/languages.ts';
import type { AppIcon } from './app-icons.ts';
import { mediaType } from './media-types.ts';

export interface ManifestFacts {
  readonly brand: Brand;
  readonly language: Language;
  /** Address of the brand's icon. */
  readonly icon: string;
  /** The same icon as pictures; none where it is no SVG. */
  readonly drawn: readonly AppIcon[];
}

type ManifestIcon = Readonly<Record<'src' | 'sizes' | 'type' | 'purpose', string>>;

const iconsOf = ({ icon, drawn }: ManifestFacts): readonly ManifestIcon[] => {
  const type = mediaType(icon).split(';')[0] ?? '';
  if (drawn.length === 0) return ['any', 'maskable'].map((purpose) => ({ src: icon, sizes: '512x512', type, purpose }));
  const pictures = drawn.flatMap(({ address, size, use }) =>
    use === 'touch' ? [] : [{ src: address, sizes: `${size}x${size}`, type: mediaType(address), purpose: use }],
  );
  return [{ src: icon, sizes: 'any', type, purpose: 'any' }, ...pictures];
};

/** The web app manifest: name, colours and icons are the brand's. */
export const appManifest = (facts: ManifestFacts): string => {
  const { brand, language } = facts;
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
    icons: iconsOf(facts),
  });
};
