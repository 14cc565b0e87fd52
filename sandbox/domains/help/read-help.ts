import { asc, eq } from 'drizzle-orm';
import type { HelpArticle } from '#schemas/help-article.ts';
import type { Language } from '#schemas/languages.ts';
import type { Database } from '#sandbox/db/database.ts';
import { helpArticles, type HelpArticleRow } from '#sandbox/db/schema.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

/** Returns the articles of a merchant's help centre in a language, as a tree. */
export const readHelp = async (db: Database, merchant: string, language: Language): Promise<readonly HelpArticle[]> => {
  const rows = await db
    .select()
    .from(helpArticles)
    .where(eq(helpArticles.merchant, merchant))
    .orderBy(asc(helpArticles.position), asc(helpArticles.id));
  const below = (parent: string | null): HelpArticle[] =>
    rows.filter((row) => row.parent === parent).map((row) => articleOf(row));
  const articleOf = ({ code, texts, version, updatedAt }: HelpArticleRow): HelpArticle => {
    const children = below(code);
    return {
      id: code,
      ...translate(texts, language),
      ...(version === null ? {} : { version }),
      updatedAt: updatedAt.getTime(),
      ...(children.length === 0 ? {} : { children }),
    };
  };
  return below(null);
};
