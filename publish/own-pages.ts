import type { Brand } from '#schemas/brand.ts';
import type { PageText, PageTexts } from '#schemas/checks/page-texts.ts';
import { htmlLang, type Language } from '#schemas/languages.ts';
import { areasOfSection } from '#schemas/layout/section-areas.ts';
import { DEFAULT_PARTS, type OwnPage } from '#schemas/pages/own-page.ts';
import { plainText, withSources, type TextNode } from '#schemas/pages/text-tree.ts';
import type { ClientPage, DocumentData } from '#src/document/document-data.ts';
import { contentHash } from './hashes.ts';

/** One of the brand's own pages, with its texts in all languages of the brand. */
export interface CompiledPage {
  readonly page: ClientPage;
  readonly descriptions: Readonly<Partial<Record<Language, string>>>;
  /** The texts, keyed by the URL of their file. */
  readonly texts: ReadonlyMap<string, readonly TextNode[]>;
}

const LONGEST_DESCRIPTION = 170;

/** Returns the first paragraph of a text, cut after the last word that fits into a search result. */
const descriptionOf = (nodes: readonly TextNode[]): string | undefined => {
  const first = nodes.find((node) => typeof node !== 'string' && node.tag === 'p');
  const text = first === undefined ? '' : plainText([first]).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= LONGEST_DESCRIPTION) return text === '' ? undefined : text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION / 2))}…`;
};

type PageBrand = Pick<Brand, 'languages' | 'modules'>;

/** Compiles a page. Parts whose area is off are left out. */
const compilePage = (
  { id, path, link, parts = [...DEFAULT_PARTS] }: OwnPage,
  { languages: { supported, default: fallback }, modules }: PageBrand,
  written: Readonly<Partial<Record<Language, PageText>>>,
  addressOf: (path: string) => string,
): CompiledPage => {
  const texts = new Map<string, readonly TextNode[]>();
  const descriptions: Partial<Record<Language, string>> = {};
  const own = supported.flatMap((language) => {
    const text = written[language] ?? written[fallback];
    if (text === undefined) return [];
    const nodes = withSources(text.nodes, addressOf);
    const file = `/data.${contentHash(JSON.stringify(nodes))}.page.json`;
    texts.set(file, nodes);
    const description = descriptionOf(nodes);
    if (description !== undefined) descriptions[language] = description;
    const lang = written[language] === undefined ? { lang: htmlLang(fallback) } : {};
    return [[language, { title: text.title, file, ...lang }] as const];
  });
  const shown = parts.filter((part) => areasOfSection(part).every((area) => !modules.off.includes(area)));
  return { page: { id, path, link, parts: shown, texts: Object.fromEntries(own) }, descriptions, texts };
};

/** Compiles a brand's own pages. Each page's text is a separate file, so that other pages do not load it. */
export const compilePages = (
  { pages, ...brand }: PageBrand & Pick<Brand, 'pages'>,
  texts: PageTexts,
  addressOf: (path: string) => string,
): readonly CompiledPage[] => pages.map((page) => compilePage(page, brand, texts[page.id] ?? {}, addressOf));

/** Returns the data of a path's document. For one of the brand's own pages, it includes the text, so that the page can be prerendered. */
export const withPageText = (data: DocumentData, pages: readonly CompiledPage[], path: string): DocumentData => {
  const found = pages.find(({ page }) => page.path === path);
  const text = found?.page.texts[data.language];
  if (found === undefined || text === undefined) return data;
  const page = {
    ...found.page,
    texts: { ...found.page.texts, [data.language]: { ...text, nodes: found.texts.get(text.file) ?? [] } },
  };
  return { ...data, brand: { ...data.brand, pages: data.brand.pages.map((one) => (one.path === path ? page : one)) } };
};
