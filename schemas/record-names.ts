/** The longest range of records in one request, in days. */
export const MOST_RECORD_DAYS = 30;

export const BET_STATUSES = ['OPEN', 'SETTLED', 'VOID'] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

export const MOVEMENT_TYPES = [
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_RETURNED',
  'TRANSFER_OUT',
  'TRANSFER_IN',
  'BONUS',
  'REBATE',
  'ADJUSTMENT',
  'UPLINE_OUT',
  'UPLINE_IN',
  'DOWNLINE_OUT',
  'DOWNLINE_IN',
  'REDEMPTION',
  'CONVERSION',
  'SALARY',
  'DIVIDEND',
] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

/** The types of row in a member's account record: movements, and `BETS`, a summary of bets. */
export const ACCOUNT_RECORD_TYPES = [...MOVEMENT_TYPES, 'BETS'] as const;
export type AccountRecordType = (typeof ACCOUNT_RECORD_TYPES)[number];

export const MOVEMENT_STATUSES = ['PENDING', 'SUCCESS', 'FAILED'] as const;
export type MovementStatus = (typeof MOVEMENT_STATUSES)[number];

export const BONUS_STATUSES = ['WAGERING', 'DONE', 'LOST'] as const;
export type BonusStatus = (typeof BONUS_STATUSES)[number];

export const BONUS_TYPES = ['BONUS', 'REBATE'] as const;
export type BonusType = (typeof BONUS_TYPES)[number];
