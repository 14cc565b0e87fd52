import { defaultBlocks, type Brand, type OptionalBlocks, type ThemeTokens } from '#schemas/brand.ts';
import { deriveTokens } from '#schemas/checks/derive-tokens.ts';
import { mergeBrand } from '#schemas/inheritance/merge-brand.ts';
import { findParents, type Parents } from '#schemas/inheritance/parents.ts';
import { applyLook, resolveLayout } from '#schemas/layout/apply-look.ts';
import { mergeLayers } from '#schemas/layout/layers.ts';
import { resolveFonts } from '#schemas/layout/resolve-fonts.ts';
import type { Language } from '#schemas/languages.ts';
import { toClientBrand } from '#publish/client-brand.ts';
import { fontSheet } from '#publish/fonts/font-sheet.ts';
import { logoSheet } from '#publish/logo-sheet.ts';
import { variantSheet } from '#publish/layout/variant-sheet.ts';
import { themeSheet } from '#publish/theme-sheet.ts';
import type { ClientBrand, Texts } from '#src/document/document-data.ts';
import type { ChosenLayout } from './axes/layout-axes.ts';
import { storyLooks } from './story-looks.ts';

/** What depends on a brand's layout and tokens. */
interface Styled {
  readonly site: ClientBrand;
  /** The theme's style sheet. */
  readonly theme: string;
  readonly tokens: ThemeTokens;
}

export interface StoryBrand extends Styled {
  /** Returns the brand in another layout. */
  readonly inLayout: (chosen: ChosenLayout) => Styled;
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
}

/** A brand file as stored in its folder: valid, but without inherited values. */
type BrandFile = Omit<Brand, 'layout' | 'theme'> & {
  readonly layout?: OptionalBlocks['layout'];
  readonly theme: Pick<Brand['theme'], 'default'> & Partial<Omit<Brand['theme'], 'default'>>;
};

type FlatTexts = Readonly<Record<string, string>>;

const files = import.meta.glob<BrandFile>('../brands/*/brand.json', { eager: true, import: 'default' });
const assets = import.meta.glob<string>('../brands/*/assets/*', { eager: true, query: '?url', import: 'default' });
const lookFonts = import.meta.glob<string>('../looks/*/fonts/*/*.woff2', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const words = import.meta.glob<FlatTexts>('../brands/*/texts/*.json', { eager: true, import: 'default' });

/** Returns image URLs by path within the brand's folder; those of the first brand if the id is unknown. */
export const assetsOf = (id: string): ReadonlyMap<string, string> => {
  const all = Object.entries(assets);
  const own = all.filter(([path]) => path.startsWith(`../brands/${id}/`));
  const [first = ''] = Object.keys(files).map((path) => path.replace('brand.json', ''));
  return new Map(
    (own.length > 0 ? own : all.filter(([path]) => path.startsWith(first))).map(([path, address]) => [
      path.replace(/^\.\.\/brands\/[^/]+\//, ''),
      address,
    ]),
  );
};

/** Returns the texts of the brand's folder by language; empty if it has none. */
export const textsIn = (id: string): ReadonlyMap<string, FlatTexts> =>
  new Map(
    Object.entries(words).flatMap(([path, table]): [string, FlatTexts][] =>
      path.startsWith(`../brands/${id}/`) ? [[path.replace(/^.*\/|\.json$/g, ''), table]] : [],
    ),
  );

const byNamespace = (flat: FlatTexts): Texts => {
  const tables: Record<string, Record<string, string>> = {};
  for (const [name, text] of Object.entries(flat)) {
    const [namespace = '', ...key] = name.split(':');
    (tables[namespace] ??= {})[key.join(':')] = text;
  }
  return tables;
};

/** Returns the brand file with another layout. A look replaces the brand's own values, which would otherwise hide most of it. */
const fileInLayout = ({ layout = {}, theme, ...file }: BrandFile, { look, part }: ChosenLayout): BrandFile => ({
  ...file,
  theme: look === null ? theme : { default: theme.default },
  layout: mergeLayers([
    ['look', look === null ? layout : { look }],
    ['brand', { ...part }],
  ]).merged,
});

const styled = (file: BrandFile, addressOf: (path: string) => string): Styled => {
  const root = structuredClone(file) as Omit<BrandFile, 'theme'> & Pick<Brand, 'theme'>; // applyLook adds the missing tokens
  const { base } = applyLook(root, storyLooks);
  const tokens = deriveTokens(root.theme.tokens);
  const { layout } = resolveLayout(file.layout ?? {}, base);
  const { fonts } = resolveFonts(file.theme.fonts ?? {}, file.theme.tokens, base);
  const fontRules = fontSheet(fonts, tokens, {
    addressOf: (path) => lookFonts[`../${path}`] ?? addressOf(path),
    // Stories load the real fonts, so they need no measured fallbacks.
    measuresOf: () => null,
  });
  const brand = { ...defaultBlocks, ...file, theme: root.theme, layout };
  return {
    site: toClientBrand(brand, addressOf, { now: Date.now() }),
    theme: themeSheet(tokens) + fontRules + logoSheet(brand.assets, tokens, addressOf) + variantSheet(layout),
    tokens,
  };
};

/** Creates a brand for stories. `addressOf` returns an image's URL, `wordsOf` returns a language's texts by `<namespace>:<key>`. */
export const makeStoryBrand = (
  file: BrandFile,
  addressOf: (path: string) => string,
  wordsOf: (language: Language) => FlatTexts,
): StoryBrand => ({
  ...styled(file, addressOf),
  inLayout: (chosen) => styled(fileInLayout(file, chosen), addressOf),
  texts: Object.fromEntries(file.languages.supported.map((language) => [language, byNamespace(wordsOf(language))])),
});

const folderOf = (id: string): string => `../brands/${id}`;

/** Finds the brands that a brand extends, in the brands folder. */
const parentsIn = (id: string, file: BrandFile): Parents =>
  findParents(
    id,
    { ...file },
    {
      brandJson: (other) => {
        const found = files[`${folderOf(other)}/brand.json`];
        const bytes = new TextEncoder().encode(JSON.stringify(found));
        return found === undefined ? null : { size: bytes.length, read: () => bytes };
      },
      ids: () => [],
    },
  );

/** Creates the brand of a folder, including everything inherited from the brands it extends. */
const storyBrand = (id: string, file: BrandFile): StoryBrand => {
  const { brands } = parentsIn(id, file);
  const folders = [id, ...brands.map((parent) => parent.id)].map(folderOf);
  return makeStoryBrand(
    mergeBrand({ ...file }, brands, null).root as unknown as BrandFile, // every part comes from a brand file
    (path) => folders.map((folder) => assets[`${folder}/${path}`]).find((address) => address !== undefined) ?? '',
    (language) => Object.assign({}, ...folders.toReversed().map((folder) => words[`${folder}/texts/${language}.json`])),
  );
};

/** The brands in `brands/`, by id. */
export const storyBrands: ReadonlyMap<string, StoryBrand> = new Map(
  Object.values(files).map((file) => [file.id, storyBrand(file.id, file)]),
);
