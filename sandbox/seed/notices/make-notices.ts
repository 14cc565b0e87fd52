import type { announcements, messages, AnnouncementType, NoticeTexts } from '#sandbox/db/schema.ts';
import { textRef, type TopicOf } from '#sandbox/kernel/texts/text-ref.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Topic = TopicOf<'notices'>;
type Values = Readonly<Record<string, string>>;

const textsOf = (topic: Topic, values: Values): NoticeTexts => ({
  title: textRef(`notices:${topic}.title`, values),
  content: textRef(`notices:${topic}.content`, values),
});

interface Entry {
  readonly topic: Topic;
  readonly type: AnnouncementType;
  readonly daysAgo: number;
  readonly audience?: 'all' | 'agent';
  readonly values?: Values;
}

const vendorNews = (
  topic: 'maintenance' | 'newGames',
  type: AnnouncementType,
  ...rows: readonly (readonly [vendor: string, daysAgo: number])[]
): readonly Entry[] => rows.map(([vendor, daysAgo]) => ({ topic, type, daysAgo, values: { vendor } }));

const ENTRIES: readonly Entry[] = [
  { topic: 'payments', type: 'PL', daysAgo: 0.2 },
  ...vendorNews('maintenance', 'B', ['Pearl Live', 0.6], ['Luna Reels', 5], ['FB Sports', 12], ['Vietnam Lottery', 26]),
  { topic: 'rebate', type: 'PR', daysAgo: 1.5, values: { percent: '1.2' } },
  ...vendorNews('newGames', 'PU', ['Halo-Halo Games', 2], ['Kaiju Play', 9], ['Nine Koi', 17], ['Deep Blue', 33]),
  { topic: 'safety', type: 'PL', daysAgo: 7 },
  { topic: 'agents', type: 'B', daysAgo: 8, audience: 'agent' },
  { topic: 'support', type: 'H', daysAgo: 40 },
  { topic: 'rebate', type: 'PR', daysAgo: 44, values: { percent: '0.8' } },
  { topic: 'welcome', type: 'B', daysAgo: 60 },
];

/** Creates a merchant's announcements of every type, newest first. */
export const makeAnnouncements = (
  merchant: { code: string; name: string },
  now: number,
): (typeof announcements.$inferInsert)[] =>
  ENTRIES.map(({ topic, type, daysAgo, audience = 'all', values }) => {
    const publishedAt = new Date(now - daysAgo * DAY);
    const when = new Date(publishedAt.getTime() + 2 * DAY).toISOString().slice(0, 10);
    return {
      merchant: merchant.code,
      type,
      audience,
      texts: textsOf(topic, { brand: merchant.name, when, ...values }),
      publishedAt,
    };
  });

/** Creates a member's messages; the latest `unread` of them are unread. */
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
      texts: textsOf(topic, { brand }),
      sentAt,
      readAt: index < all.length - unread ? new Date(sentAt.getTime() + HOUR) : null,
    };
  });
