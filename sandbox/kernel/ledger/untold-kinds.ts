import type { TransactionKind } from '#sandbox/db/schema.ts';

/**
 * The kinds of movements that send no message, each with the reason: the member started the movement and sees its result (`pressed`), it moves play
 * money, or it moves points, which have their own list.
 */
export const UNTOLD_KINDS = {
  withdrawal: 'pressed',
  transfer: 'pressed',
  bet: 'pressed',
  payout: 'pressed',
  conversion: 'pressed',
  trial: 'play money',
  'trial-bet': 'play money',
  'trial-payout': 'play money',
  'points-earned': 'points',
  'points-granted': 'points',
  'points-redeemed': 'points',
  'points-spent': 'points',
  'points-returned': 'points',
  'points-converted': 'points',
} as const satisfies Readonly<Partial<Record<TransactionKind, string>>>;

/** The kinds of movements that send the receiving member a message. */
export type ToldKind = Exclude<TransactionKind, keyof typeof UNTOLD_KINDS>;
