import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { help } from '#schemas/calls/common.ts';
import type { HelpArticle } from '#schemas/help-article.ts';
import { useCallQuery } from '#src/platform/call-query.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);

const HEADING = /^# (.+)$/u;

/** Converts a brand's plain text to HTML: each line becomes a paragraph, or a heading if it begins with `# `. */
const htmlOfPlainText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const heading = HEADING.exec(line)?.[1];
      return heading === undefined ? `<p>${escape(line)}</p>` : `<h3>${escape(heading)}</h3>`;
    })
    .join('');

const FRESH_MS = 300_000;
/** The version that a brand's own text gets if the brand specifies none. */
const OWN_VERSION = 'brand';

/** The brand's text under `brand:<key>`, or `null` if there is none. */
type BrandText = (key: string) => string | null;

const withOwnText = (article: HelpArticle, textOf: BrandText): HelpArticle => {
  const own = textOf(`help.${article.id}`);
  const children = article.children?.map((child) => withOwnText(child, textOf));
  return {
    ...article,
    ...(own === null
      ? {}
      : { content: htmlOfPlainText(own), version: textOf(`help.${article.id}.version`) ?? OWN_VERSION }),
    ...(children === undefined ? {} : { children }),
  };
};

/** The articles of the help centre; the brand's own texts replace the platform's. */
export const useArticles = () => {
  const { i18n } = useTranslation('brand');
  const { data, isError, refetch } = useCallQuery(help, {}, { staleTime: FRESH_MS });
  const { language } = i18n;
  const articles = useMemo(() => {
    // Do not fall back to English, because the platform's article in the current language is better.
    const own = { ns: 'brand', lngs: [language] };
    const textOf: BrandText = (key) => (i18n.exists(key, own) ? i18n.t(key, own) : null);
    return data?.map((article) => withOwnText(article, textOf));
  }, [data, i18n, language]);
  return { data: articles, isError, refetch };
};
