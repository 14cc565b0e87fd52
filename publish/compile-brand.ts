import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import type { ClientBrand, Texts } from '#src/document/document-data.ts';
import { appIcons, type AppIcon } from './app-icons.ts';
import { appManifest } from './app-manifest.ts';
import { toClientBrand } from './client-brand.ts';
import { contentHash } from './hashes.ts';
import { mediaType } from './media-types.ts';
import type { RenderedPng } from './rendered-png.ts';
import { shareImage, type PictureSize } from './share-image.ts';
import { themeSheet } from './theme-sheet.ts';

/** A valid brand with its texts and the bytes of its assets by path (`assets/logo.svg`). */
export interface BrandSource {
  readonly brand: Brand;
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** When a file of the folder was last changed, in milliseconds, if it is known. */
  readonly changedAt?: number;
}

export interface SiteFile {
  readonly type: string;
  readonly body: Uint8Array;
}

/** A brand ready to be served or published: the URL of every file has a hash of its content. */
export interface CompiledBrand {
  readonly brand: Brand;
  readonly client: ClientBrand;
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
  /** Changes with anything in the folder that affects a page. */
  readonly version: string;
  readonly themeHref: string;
  readonly manifestHref: Readonly<Partial<Record<Language, string>>>;
  /** Immutable files by URL: assets, theme style sheet, manifests. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** PNGs of the brand's icon, rendered on demand; empty if it is not an SVG. */
  readonly icons: readonly AppIcon[];
  /** The picture of shared links: of the first banner of home, else the brand's hero image. */
  readonly share: { readonly href: string; readonly size: PictureSize | null } | null;
  /** When a file of its folder was last changed; `null` if that is not known. */
  readonly changedAt: number | null;
  /** Everything that is rendered on demand: the icons, and the picture of shared links if it is an SVG. */
  readonly renderings: readonly RenderedPng[];
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export const compileBrand = ({ brand, texts, assets, changedAt }: BrandSource): CompiledBrand => {
  const files = new Map<string, SiteFile>();
  const add = (address: string, body: Uint8Array): string => {
    files.set(address, { type: mediaType(address), body });
    return address;
  };

  const addresses = new Map<string, string>();
  for (const [path, body] of assets)
    addresses.set(path, add(`/brand/${contentHash(body)}/${path.slice('assets/'.length)}`, body));
  const addressOf = (path: string): string => addresses.get(path) ?? `/brand/missing/${path.slice('assets/'.length)}`;

  const icon = assets.get(brand.assets.icon);
  const { canvas } = brand.theme.tokens[brand.theme.default];
  const icons =
    icon !== undefined && brand.assets.icon.endsWith('.svg') ? appIcons({ svg: icon, background: canvas.$value }) : [];

  const sheet = themeSheet(brand.theme.tokens);
  const themeHref = add(`/theme.${contentHash(sheet)}.css`, encode(sheet));
  const manifestHref = Object.fromEntries(
    brand.languages.supported.map((language) => {
      const manifest = appManifest({ brand, language, icon: addressOf(brand.assets.icon), pictures: icons });
      return [language, add(`/app.${contentHash(manifest)}.webmanifest`, encode(manifest))];
    }),
  );

  const shared = brand.banners.find(({ groupName }) => groupName === 'w_home')?.url ?? brand.assets.hero;
  const drawing = shared?.endsWith('.svg') === true ? assets.get(shared) : undefined;
  const drawn = drawing === undefined ? null : shareImage(drawing);
  const shareHref = drawn?.address ?? (shared === undefined ? null : addressOf(shared));

  const client = toClientBrand(brand, addressOf);
  const version = contentHash(JSON.stringify([brand, client, texts]));
  return {
    brand,
    client,
    texts,
    version,
    themeHref,
    manifestHref,
    files,
    icons,
    share: shareHref === null ? null : { href: shareHref, size: drawn?.size ?? null },
    changedAt: changedAt ?? null,
    renderings: drawn === null ? icons : [...icons, drawn],
  };
};
