import type { Database } from '#sandbox/db/database.ts';
import { helpArticles, type NoticeTexts } from '#sandbox/db/schema.ts';
import { insertRows } from '#sandbox/db/insert-rows.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { HELP_TREE, type HelpTopic } from './help-tree.ts';

const DAY_MS = 86_400_000;
/** The ages of articles in days; all other articles are much older. */
const DAYS_OLD: Readonly<Partial<Record<HelpTopic, number>>> = {
  'news-passkeys': 3,
  'news-help': 12,
  'blog-budget': 9,
  'blog-edge': 30,
};

type HelpMerchant = Pick<MerchantProfile, 'code' | 'name'>;

const textsOf = (topic: HelpTopic, { name: brand }: HelpMerchant): NoticeTexts => ({
  title: textRef(`help:${topic}.title`, { brand }),
  content: textRef(`help:${topic}.content`, { brand }),
});

/** Inserts the articles of a merchant's help centre. */
export const seedHelp = async (db: Database, merchant: HelpMerchant, now: number): Promise<void> => {
  const topics = Object.entries(HELP_TREE).flatMap(([section, articles]) => [
    { topic: section as HelpTopic, parent: null },
    ...articles.map((topic) => ({ topic, parent: section })),
  ]);
  await insertRows(
    db,
    helpArticles,
    topics.map(({ topic, parent }, position) => ({
      merchant: merchant.code,
      code: topic,
      parent,
      position,
      texts: textsOf(topic, merchant),
      version: parent === 'legal' ? '1.0' : null,
      updatedAt: new Date(now - (DAYS_OLD[topic] ?? 120) * DAY_MS),
    })),
  );
};
