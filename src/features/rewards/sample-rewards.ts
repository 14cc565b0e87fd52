import type { OutputOf } from '#schemas/call.ts';
import type { rewards } from '#schemas/calls/rewards.ts';
import type { Reward } from '#schemas/rewards.ts';

const NOON = Date.UTC(2026, 2, 9, 4);
const DAY_MS = 86_400_000;
/** A date so far in the future that a countdown never changes to hours or minutes. */
const LATER = Date.UTC(2036, 2, 10);

const reward = (over: Partial<Reward> = {}): Reward => ({
  id: '1',
  name: 'Weekend gift',
  amount: 88,
  type: 'PROMOTION',
  status: 'CLAIM',
  time: NOON,
  expireTime: LATER,
  requiredTurnover: 264,
  orderNo: null,
  ...over,
});

/** A reward that can be claimed. */
export const toClaim: Reward = reward();

/** One reward for each state and kind. */
export const eachReward: readonly Reward[] = [
  toClaim,
  reward({ id: '2', name: 'Gift for a new level', type: 'RANK', amount: 50, expireTime: null, requiredTurnover: 0 }),
  reward({
    id: '3',
    name: 'Prize of the weekly leaderboard',
    type: 'LEADERBOARD',
    amount: 5000,
    status: 'CLAIMED',
    orderNo: 'RW2603090000000003',
  }),
  reward({
    id: '4',
    name: 'Raffle of the month',
    type: 'RAFFLE',
    amount: 120,
    status: 'EXPIRED',
    expireTime: NOON + DAY_MS,
  }),
  reward({
    id: '5',
    name: 'A friend has deposited',
    type: 'REFERRAL',
    amount: 200,
    status: 'CLAIMED',
    orderNo: 'RW2603090000000005',
  }),
  reward({
    id: '6',
    name: 'Your first message to us',
    type: 'MESSENGER',
    amount: 131,
    status: 'EXPIRED',
    expireTime: NOON,
  }),
  reward({ id: '7', name: 'Explorer', type: 'MISSION', amount: 100, status: 'CLAIMED', orderNo: 'RW2603090000000007' }),
];

/** The longest texts and the largest amounts. */
export const worstRewards: readonly Reward[] = eachReward.map((one) => ({
  ...one,
  name: 'Nachtlebenswochenendeinsatzumsatzmeisterschaft '.repeat(5).trim(),
  amount: 90_071_992_547_409.91,
  requiredTurnover: 90_071_992_547_409.91,
  orderNo: one.orderNo === null ? null : 'R'.repeat(60),
}));

/** Creates one page of a list of `count` rewards, repeating the rewards in `all`. */
export const sampleRewards = (
  count: number,
  { pageNo, pageSize }: { readonly pageNo?: unknown; readonly pageSize?: unknown } = {},
  all: readonly Reward[] = eachReward,
): OutputOf<typeof rewards> => {
  const size = Number(pageSize ?? 20);
  const first = (Number(pageNo ?? 1) - 1) * size;
  const rows = Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, at) => ({
    ...(all[(first + at) % all.length] ?? toClaim),
    id: String(first + at + 1),
  }));
  return {
    count: rows.filter(({ status }) => status === 'CLAIM').length,
    list: rows,
    totalPages: Math.ceil(count / size),
  };
};
