import type { Banner, Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import { readPictureSize, type PictureSize } from '#schemas/picture-size.ts';
import { sharePicture } from '#schemas/share-picture.ts';
import type { ClientBrand, Texts } from '#src/document/document-data.ts';
import { appIcons, type AppIcon } from './app-icons.ts';
import { appManifest } from './app-manifest.ts';
import type { BrandFolder } from './brand-folder.ts';
import { bannersWithUrls, toClientBrand } from './client-brand.ts';
import { fontSheet, type FontAccess } from './fonts/font-sheet.ts';
import { readFont } from './fonts/read-font.ts';
import { contentHash } from './hashes.ts';
import { productLanguages, type Languages } from './languages/languages.ts';
import { logoSheet } from './logo-sheet.ts';
import { mediaType } from './media-types.ts';
import { compilePages, type CompiledPage } from './own-pages.ts';
import type { RenderedPng } from './rendered-png.ts';
import { shareImage } from './share-image.ts';
import { REPORT_SCRIPT, REPORT_SCRIPT_PATH } from './browser-reports/report-script.ts';
import type { SiteFile } from './site-file.ts';
import { themeSheet } from './theme-sheet.ts';
import { lookScript } from './layout/look-script.ts';
import { modalPicture } from './layout/modal-picture.ts';
import { scheduledSheet } from './layout/scheduled-sheet.ts';
import { variantSheet } from './layout/variant-sheet.ts';

/** A valid brand, and the files that `readBrandFolder` found in its folder. */
export type BrandSource = { readonly brand: Brand } & Pick<BrandFolder, 'texts' | 'assets'> &
  Partial<Pick<BrandFolder, 'changedAt' | 'pageTexts'>>;

/** A brand that is ready to be served or published. The URL of each of its files contains a hash of the content. */
export interface CompiledBrand {
  readonly brand: Brand;
  readonly client: ClientBrand;
  /** All banners, with URLs; `client` contains those that are shown at the time of compiling. */
  readonly banners: readonly Banner[];
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
  readonly pages: readonly CompiledPage[];
  /** Identifies the content of the folder; every change that affects a page changes it. */
  readonly version: string;
  readonly themeHref: string;
  /** The script that applies scheduled looks; `null` if none is still to come. */
  readonly lookHref: string | null;
  readonly logoHref: string;
  readonly manifestHref: Readonly<Partial<Record<Language, string>>>;
  /** The immutable files by URL: assets, the theme style sheet and the manifests. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The PNG icons, which are rendered on first use; empty if the brand's icon is not an SVG. */
  readonly icons: readonly AppIcon[];
  /** The picture for shared links; an SVG is rendered as a PNG. `null` if the brand has neither a banner without dates on the home page nor a hero image. */
  readonly share: { readonly href: string; readonly size: PictureSize | null } | null;
  /** The time at which a file in the brand's folder was last changed, in milliseconds since 1970; `null` if unknown. */
  readonly changedAt: number | null;
  /** All PNGs that are rendered on first use: the icons and, if it is an SVG, the picture for shared links. */
  readonly renderings: readonly RenderedPng[];
}

const groupByNamespace = (flat: Readonly<Record<string, string>> = {}): Texts => {
  const tables: Record<string, Record<string, string>> = {};
  for (const [name, words] of Object.entries(flat)) {
    const [namespace = '', key = ''] = name.split(/:(.*)/s, 2);
    (tables[namespace] ??= {})[key] = words;
  }
  return tables;
};

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export const compileBrand = (
  { brand, texts: flat, pageTexts = {}, assets, changedAt }: BrandSource,
  languages: Languages = productLanguages,
  now = Date.now(),
): CompiledBrand => {
  const texts = Object.fromEntries(
    brand.languages.supported.map((language) => [language, groupByNamespace(flat[language])]),
  );
  const files = new Map<string, SiteFile>();
  const add = (address: string, body: Uint8Array): string => {
    files.set(address, { type: mediaType(address), body });
    return address;
  };

  add(REPORT_SCRIPT_PATH, encode(REPORT_SCRIPT));

  const hashes = new Map([...assets].map(([path, body]) => [path, contentHash(body)]));
  const hashOf = (path: string): string => hashes.get(path) ?? 'missing';
  const addressOf = (path: string): string =>
    `/brand/${hashOf(path)}/${path.replace(/^(?:assets|looks\/[^/]+\/fonts)\//, '')}`;
  for (const [path, body] of assets) add(addressOf(path), body);

  const icon = assets.get(brand.assets.icon);
  const { canvas } = brand.theme.tokens[brand.theme.default];
  const icons =
    icon !== undefined && brand.assets.icon.endsWith('.svg')
      ? appIcons({ svg: icon, hash: hashOf(brand.assets.icon), background: canvas.$value })
      : [];

  const fonts: FontAccess = {
    addressOf,
    measuresOf: (path) => {
      const content = assets.get(path);
      return content === undefined ? null : readFont(content).measures;
    },
  };
  const looks = brand.scheduledLooks.filter(({ until }) => until > now);
  const usual = [
    themeSheet(brand.theme.tokens),
    fontSheet(brand.theme.fonts ?? {}, brand.theme.tokens, fonts),
    logoSheet(brand.assets, brand.theme.tokens, addressOf),
  ].join('');
  const sheet = [
    usual,
    scheduledSheet(looks, brand, fonts, usual),
    variantSheet(brand.layout),
    modalPicture(brand, addressOf),
  ].join('');
  const themeHref = add(`/theme.${contentHash(sheet)}.css`, encode(sheet));
  const script = lookScript(looks, brand.theme.tokens);
  const lookHref = looks.length === 0 ? null : add(`/theme.${contentHash(script)}.js`, encode(script));
  const manifestHref = Object.fromEntries(
    brand.languages.supported.map((language) => {
      const manifest = appManifest({
        brand,
        pack: languages.pack(language),
        icon: addressOf(brand.assets.icon),
        pictures: icons,
      });
      return [language, add(`/app.${contentHash(manifest)}.webmanifest`, encode(manifest))];
    }),
  );

  const shared = sharePicture(brand);
  const picture = shared === null ? undefined : assets.get(shared);
  const drawn = shared?.endsWith('.svg') === true && picture !== undefined ? shareImage(picture, hashOf(shared)) : null;
  const shareHref = drawn?.address ?? (shared === null ? null : addressOf(shared));
  const shareSize = drawn === null && picture !== undefined ? readPictureSize(picture) : (drawn?.size ?? null);

  const pages = compilePages(brand, pageTexts, addressOf);
  for (const page of pages) for (const [address, nodes] of page.texts) add(address, encode(JSON.stringify(nodes)));

  const client = toClientBrand(brand, addressOf, { now, pages: pages.map(({ page }) => page) });
  const version = contentHash(JSON.stringify([brand, client, texts, manifestHref]));
  return {
    brand,
    client,
    banners: bannersWithUrls(brand, addressOf),
    texts,
    pages,
    version,
    themeHref,
    lookHref,
    logoHref: addressOf(brand.assets.logo),
    manifestHref,
    files,
    icons,
    share: shareHref === null ? null : { href: shareHref, size: shareSize },
    changedAt: changedAt ?? null,
    renderings: drawn === null ? icons : [...icons, drawn],
  };
};
