import { useMemo } from 'react';
import { findArticle } from '#schemas/find-article.ts';
import type { AcceptedTerms, HelpArticle } from '#schemas/help-article.ts';
import { useArticles } from '#src/brand/use-articles.ts';
import type { LoadedData } from '#src/parts/query-view.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';

export interface Terms {
  /** The article with the terms; `null` if the help centre has none. */
  readonly query: LoadedData<HelpArticle | null>;
  /** The document, version and language that a visitor accepts by registering now; `null` if the text could not be shown. */
  readonly accepted: AcceptedTerms | null;
}

/** Returns the terms that the visitor agrees to in the registration form. */
export const useTerms = (): Terms => {
  const { agreement } = useBrand();
  const { language } = useLanguage();
  const articles = useArticles();
  const article = articles.data && findArticle(articles.data, agreement.terms);
  const version = article?.version;
  const accepted = useMemo(
    () => (version === undefined ? null : { document: agreement.terms, version, language }),
    [agreement.terms, version, language],
  );
  return { query: { ...articles, data: article }, accepted };
};
