import { Type, type Static } from 'typebox';
import { address, amount, label, oneOf, richText, time } from './wire.ts';

const id = Type.String({ maxLength: 60 });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
const count = Type.Integer({ minimum: 0 });

/** Where a promotion stands for whoever asks. Only `JOIN` and `CLAIM` can be acted on, and `REJECTED` where an application may be sent again. */
export const PROMOTION_STATUSES = [
  'JOIN',
  'CLAIM',
  'APPLYING',
  'CLOSED',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'IN_PROCESS',
  'JOINED',
  'COMING_SOON',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** `DEPOSIT` is paid with a deposit; `APPLICATION` is reviewed; `PROGRESS` is joined and then fulfilled; `RAFFLE` draws a prize for each ticket. */
export const PROMOTION_KINDS = ['DEPOSIT', 'APPLICATION', 'PROGRESS', 'RAFFLE'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

export const PROMOTION_CATEGORIES = ['WELCOME', 'DEPOSIT', 'GAMES', 'EVENT', 'VIP'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** Why an application was refused. */
export const REFUSALS = ['PICTURE_UNREADABLE', 'NOT_ELIGIBLE', 'OTHER'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** How often a member can have it; a day is one of the time zone GMT+8. */
const PROMOTION_CADENCES = ['ONCE', 'DAY', 'TICKET'] as const;

/** The longest comment of an application, in characters. */
export const MOST_COMMENT = 140;

const summary = {
  id,
  title: label,
  summary: Type.String({ maxLength: 500 }),
  category: oneOf(PROMOTION_CATEGORIES),
  kind: oneOf(PROMOTION_KINDS),
  picture: address,
  startsAt: time,
  endsAt: orNull(time),
  status: oneOf(PROMOTION_STATUSES),
  /** Of a deposit; 0 where the reward is an amount. */
  percent: Type.Number({ minimum: 0 }),
  /** The reward, or the most that it can be. */
  amount,
  /** A refused application may be sent again. */
  mayRepeat: Type.Boolean(),
};

export const promotionSummary = Type.Object(summary);
export type PromotionSummary = Static<typeof promotionSummary>;

/** What a member has to do, and what the reward costs: it has to be wagered `turnoverTimes` times before a withdrawal, with a deposit promotion the deposit too. */
const conditions = Type.Object({
  cadence: oneOf(PROMOTION_CADENCES),
  /** Of one deposit. */
  minDeposit: orNull(amount),
  /** Within `days` from joining: in all. */
  deposits: orNull(amount),
  bets: orNull(amount),
  days: orNull(count),
  /** Deposits that earn one ticket. */
  ticketDeposit: orNull(amount),
  rankLevel: count,
  /** What an application needs at least. */
  pictures: count,
  commentLength: count,
  turnoverTimes: Type.Number({ minimum: 0 }),
});

/** How far a member who has joined has come, until `until`. */
const progress = Type.Object({
  metric: oneOf(['DEPOSIT', 'BET']),
  required: amount,
  done: amount,
  until: orNull(time),
});

/** `tickets` can be drawn now; `missing` has to be deposited for the next one. `chance` is a share of 1. */
const raffle = Type.Object({
  tickets: count,
  drawn: count,
  missing: amount,
  prizes: Type.Array(Type.Object({ amount, chance: Type.Number({ minimum: 0, maximum: 1 }) })),
});

const application = Type.Object({
  sentAt: time,
  comment: Type.String({ maxLength: MOST_COMMENT }),
  pictures: count,
  decidedAt: orNull(time),
  refusal: orNull(oneOf(REFUSALS)),
});

/** `orderNo` is the number in the records of bonuses; `requiredTurnover` of this payment. */
const payment = Type.Object({ orderNo: id, amount, requiredTurnover: amount, time });

/** One promotion in full. `content` is HTML: show it through the sanitiser only. Without a session, what is the member's own is empty. */
export const promotion = Type.Object({
  ...summary,
  content: richText,
  conditions,
  progress: orNull(progress),
  raffle: orNull(raffle),
  application: orNull(application),
  /** Until when a reward that waits can be claimed; null where none waits, or it does not end. */
  claimUntil: orNull(time),
  payments: Type.Array(payment),
});
export type Promotion = Static<typeof promotion>;
