import type { Texts as FlatTexts } from '#schemas/checks/texts.ts';
import type { Language } from '#schemas/languages.ts';
import type { ClientLanguage, Texts } from '#src/document/document-data.ts';
import { FORM_NAMESPACES } from '#src/document/form-namespaces.ts';
import { contentHash } from '#publish/hashes.ts';
import { mediaType } from '#publish/media-types.ts';
import type { SiteFile } from '#publish/site-file.ts';
import { compress } from '#publish/server/compression.ts';
import type { LanguagePack, Languages } from './languages.ts';

const SITE = 'site/';

/** Returns the texts of the site in a language, by namespace. */
export const siteTexts = ({ catalogues }: LanguagePack): Texts =>
  Object.fromEntries(
    [...catalogues].flatMap(([namespace, texts]) =>
      namespace.startsWith(SITE) ? [[namespace.slice(SITE.length), texts]] : [],
    ),
  );

/** Returns the site's texts in the base language, keyed by `<namespace>:<key>`; a brand's own texts are checked against them. */
export const flatSiteTexts = (pack: LanguagePack): FlatTexts =>
  Object.fromEntries(
    Object.entries(siteTexts(pack)).flatMap(([namespace, table]) =>
      Object.entries(table).map(([key, text]) => [`${namespace}:${key}`, text]),
    ),
  );

/** The two files with a language's texts: one with the texts of forms, which a login needs, and one with all others. */
interface TextFiles {
  readonly client: ClientLanguage;
  readonly files: ReadonlyMap<string, SiteFile>;
}

const made = new WeakMap<LanguagePack, TextFiles>();
const compressed = new WeakMap<LanguagePack, Promise<ReadonlyMap<string, Uint8Array>>>();

const makeFiles = (pack: LanguagePack): TextFiles => {
  const files = new Map<string, SiteFile>();
  const add = (name: string, tables: Texts): string => {
    const text = JSON.stringify(tables);
    const address = `/assets/${name}.${contentHash(text)}.json`;
    files.set(address, { type: mediaType(address), body: new TextEncoder().encode(text) });
    return address;
  };
  const all = Object.entries(siteTexts(pack));
  const isForm = (namespace: string): boolean => FORM_NAMESPACES.includes(namespace);
  const forms = add(`forms-${pack.code}`, Object.fromEntries(all.filter(([namespace]) => isForm(namespace))));
  const others = add(`texts-${pack.code}`, Object.fromEntries(all.filter(([namespace]) => !isForm(namespace))));
  return { client: { ...pack.info, forms, others }, files };
};

/** Returns the files with a language's texts, which are generated once for each version of the language. */
const textFiles = (pack: LanguagePack): TextFiles => {
  const known = made.get(pack) ?? makeFiles(pack);
  made.set(pack, known);
  return known;
};

const compressFiles = async (pack: LanguagePack): Promise<ReadonlyMap<string, Uint8Array>> => {
  const all = new Map<string, Uint8Array>();
  for (const [address, { body }] of textFiles(pack).files) {
    const [brotli, gzip] = await Promise.all([compress(body, 'br', 11), compress(body, 'gzip', 9)]);
    all.set(address, body).set(`${address}.br`, brotli).set(`${address}.gz`, gzip);
  }
  return all;
};

/** Returns the files with a language's texts and their compressed variants, keyed by URL, as a web server needs them. */
export const publishedTextFiles = (pack: LanguagePack): Promise<ReadonlyMap<string, Uint8Array>> => {
  const known = compressed.get(pack) ?? compressFiles(pack);
  compressed.set(pack, known);
  return known;
};

const TEXT_PATH = /^\/assets\/(forms|texts)-([A-Z]+)\.[0-9a-f]+\.json$/;

/**
 * Returns the file with texts at a URL, or `null` for any other path. For a URL with an old hash it returns the current
 * file, so that a page that was loaded before a change still works; `isCurrent` distinguishes the two cases.
 */
export const findTextFile = (
  languages: Languages,
  supported: readonly Language[],
  path: string,
): { readonly file: SiteFile; readonly isCurrent: boolean } | null => {
  const [, kind, code = ''] = TEXT_PATH.exec(path) ?? [];
  if (kind === undefined || !supported.includes(code)) return null;
  const pack = languages.all().find((each) => each.code === code);
  if (pack === undefined) return null;
  const { client, files } = textFiles(pack);
  const address = kind === 'forms' ? client.forms : client.others;
  const file = files.get(address);
  return file === undefined ? null : { file, isCurrent: address === path };
};

/** Returns the data about each of a brand's languages that a document contains. */
export const clientLanguages = (
  languages: Languages,
  supported: readonly Language[],
): Readonly<Record<Language, ClientLanguage>> =>
  Object.fromEntries(supported.map((language) => [language, textFiles(languages.pack(language)).client]));
