import { useMemo } from 'react';
import { findArticle } from '#schemas/find-article.ts';
import type { AcceptedTerms, HelpArticle } from '#schemas/help-article.ts';
import { useArticles } from '#src/articles/use-articles.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';

export interface Terms {
  /** `undefined` until it is there, `null` where the help centre has none. */
  readonly article: HelpArticle | null | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
  /** What somebody who registers now accepts; null where no text could be shown. */
  readonly accepted: AcceptedTerms | null;
}

/** The terms that the agreement of the registration form is about. */
export const useTerms = (): Terms => {
  const { agreement } = useBrand();
  const { language } = useLanguage();
  const { articles, isError, retry } = useArticles();
  const article = articles === null ? undefined : findArticle(articles, agreement.terms);
  const version = article?.version;
  const accepted = useMemo(
    () => (version === undefined ? null : { document: agreement.terms, version, language }),
    [agreement.terms, version, language],
  );
  return { article, isError, retry, accepted };
};
