import type { Language } from '#schemas/languages.ts';
import type { announcements, messages, AnnouncementType, NoticeTexts } from '#sandbox/db/schema.ts';
import { CN } from './cn.ts';
import { EN } from './en.ts';
import { ID } from './id.ts';
import { JA } from './ja.ts';
import type { NoticeTemplates } from './notice-templates.ts';
import { TH } from './th.ts';
import { TY } from './ty.ts';
import { VI } from './vi.ts';

const TEMPLATES = { CN, EN, ID, JA, TH, TY, VI } as const satisfies Record<Language, NoticeTemplates>;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Fill = Readonly<Record<string, string>>;

const fillTemplates = (topic: keyof NoticeTemplates, fill: Fill): NoticeTexts => {
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => fill[name] ?? '');
  const notice = (book: NoticeTemplates) => ({ title: filled(book[topic][0]), content: filled(book[topic][1]) });
  return {
    EN: notice(EN),
    ...Object.fromEntries(Object.entries(TEMPLATES).map(([language, book]) => [language, notice(book)])),
  };
};

interface Entry {
  readonly topic: keyof NoticeTemplates;
  readonly type: AnnouncementType;
  readonly daysAgo: number;
  readonly audience?: 'all' | 'agent';
  readonly fill?: Fill;
}

const vendorNews = (
  topic: 'maintenance' | 'newGames',
  type: AnnouncementType,
  ...rows: readonly (readonly [vendor: string, daysAgo: number])[]
): readonly Entry[] => rows.map(([vendor, daysAgo]) => ({ topic, type, daysAgo, fill: { vendor } }));

const ENTRIES: readonly Entry[] = [
  { topic: 'payments', type: 'PL', daysAgo: 0.2 },
  ...vendorNews('maintenance', 'B', ['Pearl Live', 0.6], ['Luna Reels', 5], ['FB Sports', 12], ['Vietnam Lottery', 26]),
  { topic: 'rebate', type: 'PR', daysAgo: 1.5, fill: { percent: '1.2' } },
  ...vendorNews('newGames', 'PU', ['Halo-Halo Games', 2], ['Kaiju Play', 9], ['Nine Koi', 17], ['Deep Blue', 33]),
  { topic: 'safety', type: 'PL', daysAgo: 7 },
  { topic: 'agents', type: 'B', daysAgo: 8, audience: 'agent' },
  { topic: 'support', type: 'H', daysAgo: 40 },
  { topic: 'rebate', type: 'PR', daysAgo: 44, fill: { percent: '0.8' } },
  { topic: 'welcome', type: 'B', daysAgo: 60 },
];

/** Creates a merchant's announcements of every type, in all languages, newest first. */
export const makeAnnouncements = (
  merchant: { code: string; name: string },
  now: number,
): (typeof announcements.$inferInsert)[] =>
  ENTRIES.map(({ topic, type, daysAgo, audience = 'all', fill }) => {
    const publishedAt = new Date(now - daysAgo * DAY);
    const when = new Date(publishedAt.getTime() + 2 * DAY).toISOString().slice(0, 10);
    return {
      merchant: merchant.code,
      type,
      audience,
      texts: fillTemplates(topic, { brand: merchant.name, when, ...fill }),
      publishedAt,
    };
  });

/** Creates the messages of a member, of which the latest `unread` ones are unread. */
export const makeMessages = (
  memberId: number,
  brand: string,
  now: number,
  unread: number,
): (typeof messages.$inferInsert)[] =>
  (['welcome', 'safety', 'payments', 'message'] as const).map((topic, index, all) => {
    const sentAt = new Date(now - (all.length - index) * 3 * DAY + 5 * HOUR);
    return {
      memberId,
      texts: fillTemplates(topic, { brand }),
      sentAt,
      readAt: index < all.length - unread ? new Date(sentAt.getTime() + HOUR) : null,
    };
  });
