import type { HelpArticle } from '#schemas/help-article.ts';
import { normalizeSearchText } from '#src/ui/normalize-search-text.ts';

/** Sections that have no text of their own, only articles; one without articles is hidden. */
const COLLECTIONS: ReadonlySet<string> = new Set(['news', 'blog']);

/** Returns the sections that are not hidden. */
export const visibleSections = (articles: readonly HelpArticle[]): readonly HelpArticle[] =>
  articles.filter(({ id, children = [] }) => !COLLECTIONS.has(id) || children.length > 0);

/** Returns an article and all articles above it, from its section down; empty if the id is unknown. */
export const pathTo = (articles: readonly HelpArticle[], id: string): readonly HelpArticle[] => {
  for (const article of articles) {
    if (article.id === id) return [article];
    const below = pathTo(article.children ?? [], id);
    if (below.length > 0) return [article, ...below];
  }
  return [];
};

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Returns the plain text of HTML, for searching and for excerpts. It is never inserted as HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/gu, ' ')
    .trim();

export interface FoundArticle {
  readonly article: HelpArticle;
  /** The title of the section that contains the article; `null` if the article is a section. */
  readonly section: string | null;
  /** The text around the match. */
  readonly excerpt: string;
}

interface Searched extends FoundArticle {
  readonly text: string;
  readonly title: string;
  readonly words: string;
}

/** Creates a flat list of all articles with the texts to search. */
export const searchIndex = (articles: readonly HelpArticle[], section: string | null = null): readonly Searched[] =>
  articles.flatMap((article) => {
    const words = wordsOf(article.content);
    const entry = {
      article,
      section,
      excerpt: '',
      words,
      title: normalizeSearchText(article.title),
      text: normalizeSearchText(words),
    };
    return [entry, ...searchIndex(article.children ?? [], section ?? article.title)];
  });

const AROUND = 60;
const MOST_FOUND = 30;

const excerptOf = ({ words, text }: Searched, term: string): string => {
  const at = text.indexOf(term);
  // The match was found in normalised text. Normalising hardly changes the length, so the position is good enough for an excerpt.
  const from = at < AROUND ? 0 : words.indexOf(' ', at - AROUND) + 1;
  const to = from + AROUND * 3;
  return `${from > 0 ? '… ' : ''}${words.slice(from, to)}${to < words.length ? ' …' : ''}`;
};

/** Returns the articles whose title and text contain every word of the query. Articles with all words in the title come first. */
export const findArticles = (index: readonly Searched[], query: string): readonly FoundArticle[] => {
  const terms = normalizeSearchText(query).split(' ').filter(Boolean);
  if (terms.length === 0) return [];
  const found = index.filter(({ title, text }) => terms.every((term) => title.includes(term) || text.includes(term)));
  const inTitle = ({ title }: Searched): boolean => terms.every((term) => title.includes(term));
  return found
    .toSorted((one, other) => Number(inTitle(other)) - Number(inTitle(one)))
    .slice(0, MOST_FOUND)
    .map((one) => ({ article: one.article, section: one.section, excerpt: excerptOf(one, terms[0] ?? '') }));
};
