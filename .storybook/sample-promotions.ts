import type { Promotion, PromotionStatus, PromotionSummary } from '#schemas/promotions.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 2, 2, 4);

/** Creates a promotion of March 2026. */
export const samplePromotion = (over: Partial<Promotion> = {}): Promotion => ({
  id: 'opinion',
  title: 'Tell us what you think',
  summary: 'A few honest words about our games are worth a bonus.',
  category: 'EVENT',
  kind: 'APPLICATION',
  picture: '/TCG_PROD_IMAGES/PROMOTION/opinion.png',
  startsAt: NOON - 30 * DAY,
  endsAt: null,
  status: 'JOIN',
  percent: 0,
  amount: 20,
  mayRepeat: true,
  content:
    '<p>What do you like here, and what should we do better? Write to us in your own words.</p><ul><li>Praise and criticism count the same.</li><li>Once we have read it, the bonus waits for you on this page.</li></ul>',
  conditions: {
    cadence: 'ONCE',
    minDeposit: null,
    deposits: null,
    bets: null,
    days: null,
    ticketDeposit: null,
    rankLevel: 0,
    pictures: 0,
    commentLength: 20,
    turnoverTimes: 1,
  },
  progress: null,
  raffle: null,
  application: null,
  claimUntil: null,
  payments: [],
  ...over,
});

const application = {
  sentAt: NOON,
  comment: 'More fishing games would be good',
  pictures: 1,
  decidedAt: null,
  refusal: null,
} as const;
const payment = { orderNo: 'PR2603090000000012', amount: 50, requiredTurnover: 150, time: NOON };
const play = samplePromotion({
  id: 'play7',
  title: 'Seven days of play',
  summary: 'Join, play your favourite games, and claim your reward.',
  category: 'GAMES',
  kind: 'PROGRESS',
  picture: '/TCG_PROD_IMAGES/PROMOTION/play7.png',
  amount: 50,
  conditions: { ...samplePromotion().conditions, bets: 2000, days: 7, commentLength: 0, turnoverTimes: 3 },
});
const progress = { metric: 'BET', required: 2000, done: 740, until: NOON + 5 * DAY } as const;

/** A promotion in each status. */
export const promotionByStatus: Readonly<Record<PromotionStatus, Promotion>> = {
  JOIN: play,
  JOINED: { ...play, status: 'JOINED', progress },
  CLAIM: { ...play, status: 'CLAIM', progress: { ...progress, done: 2000 }, claimUntil: NOON + 12 * DAY },
  CLAIMED: { ...play, status: 'CLAIMED', progress: { ...progress, done: 2000 }, payments: [payment] },
  CLOSED: { ...play, status: 'CLOSED', progress },
  COMING_SOON: { ...play, status: 'COMING_SOON', startsAt: Date.UTC(2036, 2, 9) },
  APPLYING: samplePromotion({ status: 'APPLYING', application }),
  IN_PROCESS: samplePromotion({ status: 'IN_PROCESS', application }),
  ISSUED: samplePromotion({ status: 'ISSUED', application: { ...application, decidedAt: NOON }, payments: [payment] }),
  REJECTED: samplePromotion({
    status: 'REJECTED',
    application: { ...application, decidedAt: NOON, refusal: 'PICTURE_UNREADABLE' },
  }),
};

/** A raffle with tickets to draw. */
export const sampleRaffle = samplePromotion({
  id: 'raffle',
  title: 'Ticket raffle',
  summary: 'Deposits earn tickets, and every ticket wins.',
  kind: 'RAFFLE',
  picture: '/TCG_PROD_IMAGES/PROMOTION/raffle.png',
  status: 'CLAIM',
  amount: 5000,
  conditions: { ...samplePromotion().conditions, cadence: 'TICKET', ticketDeposit: 500, commentLength: 0 },
  raffle: {
    tickets: 3,
    drawn: 2,
    missing: 120.5,
    prizes: [
      { amount: 5000, chance: 0.001 },
      { amount: 500, chance: 0.009 },
      { amount: 100, chance: 0.09 },
      { amount: 20, chance: 0.3 },
      { amount: 10, chance: 0.6 },
    ],
  },
  payments: [payment],
});

export const summaryOf = ({
  id,
  title,
  summary,
  category,
  kind,
  picture,
  startsAt,
  endsAt,
  status,
  percent,
  amount,
  mayRepeat,
}: Promotion): PromotionSummary => ({
  id,
  title,
  summary,
  category,
  kind,
  picture,
  startsAt,
  endsAt,
  status,
  percent,
  amount,
  mayRepeat,
});
