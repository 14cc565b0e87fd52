import type { Category } from '#schemas/brand-names.ts';
import type { MissionMetric, MissionPeriod } from '#schemas/mission-names.ts';
import { toMinor } from '#schemas/money.ts';
import type { MerchantRow, missions } from '#sandbox/db/schema.ts';
import { unitOf } from '#sandbox/kernel/merchants/unit-of.ts';
import { textRef, type TopicOf } from '#sandbox/kernel/texts/text-ref.ts';

const DAY_MS = 86_400_000;

interface Plan {
  readonly code: TopicOf<'missions'>;
  readonly period: MissionPeriod;
  readonly metric: MissionMetric;
  readonly category?: Category;
  /** The value to reach: units of play if the metric counts money, otherwise a number. */
  readonly target: number;
  /** The reward, in units of play. */
  readonly reward: number;
  readonly turnoverTimes: number;
  /** The number of days from the creation of the mission to its start; `ends` works the same way. */
  readonly starts?: number;
  readonly ends?: number;
}

const PLANS: readonly Plan[] = [
  { code: 'daily-play', period: 'DAY', metric: 'VALID_BETS', target: 1000, reward: 20, turnoverTimes: 3 },
  {
    code: 'daily-slots',
    period: 'DAY',
    metric: 'VALID_BETS',
    category: 'RNG',
    target: 500,
    reward: 15,
    turnoverTimes: 3,
  },
  { code: 'daily-wins', period: 'DAY', metric: 'WINS', target: 10, reward: 10, turnoverTimes: 3 },
  { code: 'daily-deposit', period: 'DAY', metric: 'DEPOSIT_COUNT', target: 1, reward: 10, turnoverTimes: 5 },
  { code: 'weekly-play', period: 'WEEK', metric: 'VALID_BETS', target: 20_000, reward: 300, turnoverTimes: 3 },
  {
    code: 'weekly-live',
    period: 'WEEK',
    metric: 'VALID_BETS',
    category: 'LIVE',
    target: 5000,
    reward: 100,
    turnoverTimes: 3,
  },
  { code: 'weekly-games', period: 'WEEK', metric: 'GAMES', target: 8, reward: 60, turnoverTimes: 3 },
  { code: 'weekly-deposit', period: 'WEEK', metric: 'DEPOSIT_SUM', target: 5000, reward: 120, turnoverTimes: 5 },
  { code: 'explorer', period: 'ONCE', metric: 'GAMES', target: 5, reward: 100, turnoverTimes: 3 },
  {
    code: 'hundred-wins',
    period: 'ONCE',
    metric: 'WINS',
    target: 100,
    reward: 200,
    turnoverTimes: 2,
    starts: -30,
    ends: 60,
  },
  {
    code: 'season-sports',
    period: 'ONCE',
    metric: 'VALID_BETS',
    category: 'SPORTS',
    target: 3000,
    reward: 80,
    turnoverTimes: 3,
    starts: -33,
    ends: -3,
  },
];

const COUNTS_MONEY: readonly MissionMetric[] = ['VALID_BETS', 'DEPOSIT_SUM'];

/** Creates the default missions of a merchant, with amounts scaled to its unit of play. */
export const makeMissions = (
  { code: merchant, currency }: Pick<MerchantRow, 'code' | 'currency'>,
  at: Date,
): readonly (typeof missions.$inferInsert)[] => {
  const minor = (units: number): bigint => toMinor((units * unitOf(merchant)).toFixed(6), currency);
  const inDays = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(at.getTime() + days * DAY_MS);
  return PLANS.map(({ code, period, metric, category, target, reward, turnoverTimes, starts, ends }, position) => ({
    merchant,
    code,
    position,
    period,
    metric,
    category: category ?? null,
    texts: { name: textRef(`missions:${code}.name`), description: textRef(`missions:${code}.description`) },
    target: COUNTS_MONEY.includes(metric) ? minor(target) : BigInt(target),
    reward: minor(reward),
    turnoverTimes,
    startsAt: inDays(starts),
    endsAt: inDays(ends),
  }));
};
