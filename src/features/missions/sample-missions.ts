import type { OutputOf } from '#schemas/call.ts';
import type { leaderboard, summary } from '#schemas/calls/missions.ts';
import type { Mission } from '#schemas/mission.ts';

/** A date so far in the future that a countdown never changes to hours or minutes. */
const LATER = Date.UTC(2036, 2, 10);

const mission = (over: Partial<Mission> = {}): Mission => ({
  id: '1',
  name: 'Daily warm-up',
  description: 'Bet on any game today. Every settled bet counts.',
  metric: 'VALID_BETS',
  unit: 'MONEY',
  period: 'DAY',
  gameCategory: null,
  target: 1000,
  progress: 640,
  reward: 20,
  requiredTurnover: 60,
  status: 'IN_PROCESS',
  endTime: LATER,
  orderNo: null,
  ...over,
});

/** A mission that can be claimed. */
export const toClaim: Mission = mission({
  id: '2',
  name: 'Ten good hits',
  description: 'Win ten bets today, large or small: the payout must be above the stake.',
  metric: 'WINS',
  unit: 'COUNT',
  target: 10,
  progress: 12,
  reward: 10,
  requiredTurnover: 30,
  status: 'CLAIM',
});

/** One mission for each state, metric and period. */
export const eachMission: readonly Mission[] = [
  mission(),
  toClaim,
  mission({
    id: '3',
    name: 'Top of the day',
    description: 'Make one deposit today, of any amount and by any method.',
    metric: 'DEPOSIT_COUNT',
    unit: 'COUNT',
    target: 1,
    progress: 1,
    status: 'CLAIMED',
    orderNo: 'MS2603090000000012',
  }),
  mission({
    id: '4',
    name: 'Well stocked',
    description: 'Deposits of this week count together.',
    metric: 'DEPOSIT_SUM',
    period: 'WEEK',
    target: 5000,
    progress: 500,
    reward: 120,
    requiredTurnover: 600,
  }),
  mission({
    id: '5',
    name: 'Something different',
    description: 'Bet on eight different games this week.',
    metric: 'GAMES',
    unit: 'COUNT',
    period: 'WEEK',
    target: 8,
    progress: 7,
    requiredTurnover: 0,
  }),
  mission({
    id: '6',
    name: 'Explorer',
    metric: 'GAMES',
    unit: 'COUNT',
    period: 'ONCE',
    target: 5,
    progress: 0,
    endTime: null,
  }),
  mission({
    id: '7',
    name: 'Season opener',
    description: 'Bet on sports in the first month of the season.',
    period: 'ONCE',
    gameCategory: 'SPORTS',
    progress: 120,
    status: 'CLOSED',
    endTime: Date.UTC(2026, 0, 10),
  }),
];

export const sampleSummary = (list: readonly Mission[]): OutputOf<typeof summary> => ({
  count: list.filter(({ status }) => status === 'CLAIM').length,
  utcOffset: 480,
  list: [...list],
});

/** Creates `count` missions, cycling through all states. */
export const manyMissions = (count: number): OutputOf<typeof summary> =>
  sampleSummary(
    Array.from({ length: count }, (_, at) => ({
      ...(eachMission[at % eachMission.length] ?? toClaim),
      id: String(at),
    })),
  );

/** The longest texts and the largest amounts. */
export const worstMissions: readonly Mission[] = eachMission.map((one) => ({
  ...one,
  name: 'Nachtlebenswochenendeinsatzumsatzmeisterschaft '.repeat(5).trim(),
  description: `${one.description} `.repeat(12),
  target: 90_071_992_547_409.91,
  progress: one.status === 'IN_PROCESS' ? 45_035_996_273_704.5 : 90_071_992_547_409.91,
  reward: 90_071_992_547_409.91,
  requiredTurnover: 90_071_992_547_409.91,
  unit: 'MONEY' as const,
  metric: 'VALID_BETS' as const,
  orderNo: one.orderNo === null ? null : 'M'.repeat(60),
}));

const PRIZES = [5000, 3000, 2000, 1000, 1000, 500, 500, 500, 500, 500];

/** Creates a leaderboard of `count` ranks with the member at rank `own`, which is `null` if the member has not played. */
export const sampleBoard = (count: number, own: number | null, amount = 1): OutputOf<typeof leaderboard> => {
  const row = (rank: number) => ({
    rank,
    player: `pl***${rank % 10}`,
    score: Math.round((91_250.5 / rank) * amount),
    prize: (PRIZES[rank - 1] ?? 0) * amount,
  });
  return {
    list: Array.from({ length: count }, (_, at) => row(at + 1)),
    me: own === null ? { rank: null, player: 'pl***1', score: 0, prize: 0 } : row(own),
    endTime: LATER,
  };
};
