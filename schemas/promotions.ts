import { Type, type Static } from 'typebox';
import { address, amount, label, oneOf, richText, time } from './wire.ts';

const id = Type.String({ maxLength: 60 });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
const count = Type.Integer({ minimum: 0 });

/**
 * The status of a promotion for the member. The member can join it at `JOIN`, claim it at `CLAIM`, and apply again at `REJECTED` if another
 * application is allowed.
 */
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

/**
 * How a promotion pays. `DEPOSIT`: together with a deposit. `APPLICATION`: after an application was reviewed. `PROGRESS`: after the member has joined
 * it and reached the goal. `RAFFLE`: a prize is drawn for each ticket.
 */
export const PROMOTION_KINDS = ['DEPOSIT', 'APPLICATION', 'PROGRESS', 'RAFFLE'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

export const PROMOTION_CATEGORIES = ['WELCOME', 'DEPOSIT', 'GAMES', 'EVENT', 'VIP'] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** Why an application for a promotion was rejected. */
export const REFUSALS = ['PICTURE_UNREADABLE', 'NOT_ELIGIBLE', 'OTHER'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** How often a member can get the promotion: once, once a day (in GMT+8), or once for each ticket. */
const PROMOTION_CADENCES = ['ONCE', 'DAY', 'TICKET'] as const;

/** Maximum length of an application's comment, in characters. */
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
  /** The reward as a percentage of a deposit; 0 if the reward is an amount. */
  percent: Type.Number({ minimum: 0 }),
  /** The amount of the reward; the maximum if the reward depends on the deposit or on a draw. */
  amount,
  /** Whether a refused application may be submitted again. */
  mayRepeat: Type.Boolean(),
};

export const promotionSummary = Type.Object(summary);
export type PromotionSummary = Static<typeof promotionSummary>;

/**
 * The conditions of a promotion. The reward, and for a deposit promotion also the deposit, must be wagered `turnoverTimes` times before a withdrawal.
 */
const conditions = Type.Object({
  cadence: oneOf(PROMOTION_CADENCES),
  /** The minimum amount of a single deposit. */
  minDeposit: orNull(amount),
  /** The total of deposits that is required within `days` days of joining. */
  deposits: orNull(amount),
  bets: orNull(amount),
  days: orNull(count),
  /** The deposit total that earns one ticket. */
  ticketDeposit: orNull(amount),
  rankLevel: count,
  /** Minimum number of pictures in an application. */
  pictures: count,
  commentLength: count,
  turnoverTimes: Type.Number({ minimum: 0 }),
});

/** The progress of a member who has joined the promotion. Deposits or bets count until `until`. */
const progress = Type.Object({
  metric: oneOf(['DEPOSIT', 'BET']),
  required: amount,
  done: amount,
  until: orNull(time),
});

/**
 * The member's tickets in a raffle. `tickets` can be drawn now; `missing` is the amount that must still be deposited for the next ticket. `chance` is
 * a probability from 0 to 1.
 */
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

/** A payment of the promotion. `orderNo` is its number in the bonus records, and `requiredTurnover` its wagering requirement. */
const payment = Type.Object({ orderNo: id, amount, requiredTurnover: amount, time });

/** A promotion in full. `content` is HTML: sanitise it before rendering. Without a session, the fields about the member are null or empty. */
export const promotion = Type.Object({
  ...summary,
  content: richText,
  conditions,
  progress: orNull(progress),
  raffle: orNull(raffle),
  application: orNull(application),
  /** The time at which a claimable reward expires; `null` if there is no reward or it does not expire. */
  claimUntil: orNull(time),
  payments: Type.Array(payment),
});
export type Promotion = Static<typeof promotion>;
