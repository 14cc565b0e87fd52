import { eq } from 'drizzle-orm';
import { toMinor } from '#schemas/money.ts';
import { cashierTerms } from '#sandbox/domains/cashier/cashier-terms.ts';
import { roundUp } from '#sandbox/kernel/merchants/unit-of.ts';
import { promotionEntries, promotions } from '#sandbox/db/schema.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';
import type { Database } from '#sandbox/db/database.ts';
import { insertRows } from '#sandbox/db/insert-rows.ts';
import { textRef, type TopicOf } from '#sandbox/kernel/texts/text-ref.ts';

type PromotionSeed = typeof promotions.$inferInsert;
type EntrySeed = typeof promotionEntries.$inferInsert;

type PromotionTopic = TopicOf<'promotions'>;
const DAY = 86_400_000;

const textsOf = (topic: PromotionTopic): PromotionSeed['texts'] => ({
  title: textRef(`promotions:${topic}.title`),
  summary: textRef(`promotions:${topic}.summary`),
  content: textRef(`promotions:${topic}.content`),
});

const NOTHING = {
  percent: 0,
  cadence: 'once',
  minDeposit: null,
  requiredDeposits: null,
  requiredBets: null,
  days: null,
  ticketDeposit: null,
  prizes: null,
  rankLevel: 0,
  pictures: 0,
  commentLength: 0,
  paidOnApproval: false,
  mayRepeat: false,
} as const;

/** The raffle's prizes: the amount in units of play, and how many of a thousand tickets win it. */
const PRIZES = [
  [5_000, 1],
  [500, 9],
  [100, 90],
  [20, 300],
  [10, 600],
] as const;

/**
 * Creates a merchant's promotions, with amounts scaled to its unit of play: some of every kind, one that has ended and one that has not started.
 */
const makePromotions = (
  { code: merchant, currency, unit }: Pick<MerchantProfile, 'code' | 'currency' | 'unit'>,
  now: number,
): PromotionSeed[] => {
  const money = (units: number): bigint => toMinor(roundUp(units * unit), currency);
  const { quick } = cashierTerms(merchant).deposit;
  const days = (count: number): Date => new Date(now + count * DAY);
  const open = { startsAt: days(-30), endsAt: null };
  const rows: readonly (Omit<PromotionSeed, 'merchant' | 'position' | 'texts' | keyof typeof NOTHING> &
    Partial<PromotionSeed> & { readonly topic: PromotionTopic })[] = [
    {
      ...open,
      topic: 'welcome',
      code: 'welcome100',
      kind: 'DEPOSIT',
      category: 'WELCOME',
      amount: money(1_000),
      percent: 100,
      turnoverTimes: 12,
      minDeposit: money(100),
    },
    {
      ...open,
      topic: 'reload',
      code: 'reload20',
      kind: 'DEPOSIT',
      category: 'DEPOSIT',
      amount: toMinor(quick[4] ?? 0, currency),
      percent: 20,
      turnoverTimes: 8,
      cadence: 'day',
      minDeposit: toMinor(quick[2] ?? 0, currency),
    },
    {
      startsAt: days(-2),
      endsAt: days(60),
      topic: 'raffle',
      code: 'raffle',
      kind: 'RAFFLE',
      category: 'EVENT',
      cadence: 'ticket',
      amount: money(PRIZES[0][0]),
      turnoverTimes: 1,
      ticketDeposit: money(500),
      prizes: PRIZES.map(([units, weight]) => ({ amount: money(units).toString(), weight })),
    },
    {
      startsAt: days(-12),
      endsAt: days(48),
      topic: 'play',
      code: 'play7',
      kind: 'PROGRESS',
      category: 'GAMES',
      amount: money(50),
      turnoverTimes: 3,
      requiredBets: money(2_000),
      days: 7,
    },
    {
      startsAt: days(-5),
      endsAt: days(25),
      topic: 'topUp',
      code: 'topup3',
      kind: 'PROGRESS',
      category: 'DEPOSIT',
      amount: money(100),
      turnoverTimes: 3,
      requiredDeposits: money(2_000),
      days: 3,
    },
    {
      startsAt: days(-20),
      endsAt: days(40),
      topic: 'share',
      code: 'share',
      kind: 'APPLICATION',
      category: 'EVENT',
      amount: money(50),
      turnoverTimes: 2,
      pictures: 1,
      paidOnApproval: true,
      mayRepeat: true,
    },
    {
      ...open,
      topic: 'opinion',
      code: 'opinion',
      kind: 'APPLICATION',
      category: 'EVENT',
      amount: money(20),
      turnoverTimes: 1,
      commentLength: 20,
      mayRepeat: true,
    },
    {
      ...open,
      topic: 'vip',
      code: 'vip',
      kind: 'APPLICATION',
      category: 'VIP',
      amount: money(500),
      turnoverTimes: 1,
      rankLevel: 5,
      paidOnApproval: true,
    },
    {
      startsAt: days(5),
      endsAt: days(12),
      topic: 'anniversary',
      code: 'anniversary',
      kind: 'PROGRESS',
      category: 'GAMES',
      amount: money(200),
      turnoverTimes: 3,
      requiredBets: money(5_000),
      days: 7,
    },
    {
      startsAt: days(-40),
      endsAt: days(-10),
      topic: 'newYear',
      code: 'newyear',
      kind: 'PROGRESS',
      category: 'EVENT',
      amount: money(50),
      turnoverTimes: 2,
      requiredDeposits: money(500),
    },
  ];
  return rows.map(({ topic, ...row }, position) => ({ ...NOTHING, ...row, merchant, position, texts: textsOf(topic) }));
};

/** Creates a member's entries for a joined promotion, a promotion that can be claimed, and a refused application. */
const makePromotionEntries = (memberId: number, idOf: (code: string) => number, now: number): EntrySeed[] => {
  const entry = (code: string, hoursAgo: number, more: Partial<EntrySeed> = {}): EntrySeed => ({
    promotionId: idOf(code),
    memberId,
    period: 'once',
    startedAt: new Date(now - hoursAgo * 3_600_000),
    comment: null,
    decision: null,
    refusal: null,
    decidedAt: null,
    ...more,
  });
  return [
    entry('play7', 40),
    entry('opinion', 20, {
      comment: 'The search finds every game at once, well done.',
      decision: 'approved',
      decidedAt: new Date(now - 19 * 3_600_000),
    }),
    entry('share', 30, {
      comment: 'My win of yesterday evening',
      decision: 'refused',
      refusal: 'PICTURE_UNREADABLE',
      decidedAt: new Date(now - 29 * 3_600_000),
    }),
  ];
};

/** Inserts a merchant's promotions and, if a member is given, the member's entries for some of them. */
export const seedPromotions = async (
  db: Database,
  merchant: Pick<MerchantProfile, 'code' | 'currency' | 'unit'>,
  { now, memberId }: { readonly now: number; readonly memberId: number | null },
): Promise<void> => {
  await insertRows(db, promotions, makePromotions(merchant, now));
  if (memberId === null) return;
  const rows = await db
    .select({ id: promotions.id, code: promotions.code })
    .from(promotions)
    .where(eq(promotions.merchant, merchant.code));
  const idOf = (code: string): number => rows.find((row) => row.code === code)?.id ?? 0;
  await insertRows(db, promotionEntries, makePromotionEntries(memberId, idOf, now));
};
