import type { Brand } from '#schemas/brand.ts';
import type { AppIcon } from './app-icons.ts';
import { appShortcuts } from './app-shortcuts.ts';
import type { LanguagePack } from './languages/languages.ts';
import { mediaType } from './media-types.ts';

export interface ManifestOptions {
  readonly brand: Brand;
  /** The language of the texts. */
  readonly pack: LanguagePack;
  /** The URL of the brand's icon. */
  readonly icon: string;
  /** The PNG icons rendered from the brand's icon; empty if the icon is not an SVG. */
  readonly pictures: readonly AppIcon[];
}

type ManifestIcon = Readonly<Record<'src' | 'sizes' | 'type' | 'purpose', string>>;

const iconsOf = ({ icon, pictures }: ManifestOptions): readonly ManifestIcon[] => {
  const type = mediaType(icon).split(';')[0] ?? '';
  if (pictures.length === 0)
    return ['any', 'maskable'].map((purpose) => ({ src: icon, sizes: '512x512', type, purpose }));
  const entries = pictures.flatMap(({ address, size, use }) =>
    use === 'touch' ? [] : [{ src: address, sizes: `${size}x${size}`, type: mediaType(address), purpose: use }],
  );
  return [{ src: icon, sizes: 'any', type, purpose: 'any' }, ...entries];
};

/** The number of characters that fit below an icon on a home screen. */
const SHORT_LENGTH = 12;

/** Returns as many words of a name as fit below an icon, but at least one. */
const shortName = (name: string): string => {
  const [first = '', ...words] = name.split(' ');
  let short = first;
  for (const word of words) {
    if (short.length + 1 + word.length > SHORT_LENGTH) break;
    short += ` ${word}`;
  }
  return short;
};

/** Returns the brand's web app manifest as JSON text. */
export const appManifest = (options: ManifestOptions): string => {
  const { brand, pack } = options;
  const colors = brand.theme.tokens[brand.theme.default];
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: shortName(brand.name),
    description: brand.seo.description[pack.code],
    lang: pack.info.tag,
    dir: pack.info.direction,
    start_url: '/index',
    scope: '/',
    display: 'standalone',
    theme_color: colors.header.$value,
    background_color: colors.canvas.$value,
    categories: ['games', 'entertainment'],
    icons: iconsOf(options),
    shortcuts: appShortcuts(brand, pack),
  });
};
