import type { Language } from '#schemas/languages.ts';
import type { Database } from '#sandbox/db/database.ts';
import { helpArticles, type NoticeTexts } from '#sandbox/db/schema.ts';
import { insertRows } from '#sandbox/db/insert-rows.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';
import { CN } from './cn.ts';
import { EN } from './en.ts';
import { HELP_TREE, type HelpTopic, type HelpWords } from './help-words.ts';
import { ID } from './id.ts';
import { JA } from './ja.ts';
import { TH } from './th.ts';
import { TY } from './ty.ts';
import { VI } from './vi.ts';

const WORDS = { CN, EN, ID, JA, TH, TY, VI } as const satisfies Record<Language, HelpWords>;
const DAY_MS = 86_400_000;
/** The ages of articles in days; all other articles are much older. */
const DAYS_OLD: Readonly<Partial<Record<HelpTopic, number>>> = {
  'news-passkeys': 3,
  'news-help': 12,
  'blog-budget': 9,
  'blog-edge': 30,
};

type HelpMerchant = Pick<MerchantProfile, 'code' | 'name'>;

const textsOf = (topic: HelpTopic, { name }: HelpMerchant): NoticeTexts => {
  const text = (language: Language) => {
    const filled = (line: string) => line.replaceAll('{{brand}}', () => name);
    const [title, content] = WORDS[language][topic];
    return { title: filled(title), content: filled(content) };
  };
  const all = Object.keys(WORDS) as Language[];
  return { EN: text('EN'), ...Object.fromEntries(all.map((language) => [language, text(language)])) };
};

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
