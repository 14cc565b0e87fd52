import type { HelpArticle } from './help-article.ts';

/** Returns the help article with an id, at any depth, or `null` if there is none. */
export const findArticle = (articles: readonly HelpArticle[], id: string): HelpArticle | null => {
  for (const article of articles) {
    const found = article.id === id ? article : findArticle(article.children ?? [], id);
    if (found !== null) return found;
  }
  return null;
};
