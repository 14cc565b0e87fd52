import type { BONUS_TYPES, MOST_RECORD_DAYS, MOVEMENT_TYPES } from '#schemas/records.ts';

// The values of a schema stay out of the browser; the types hold these to it.

/** The longest range of records that can be asked for at once, in days. */
export const mostDays: typeof MOST_RECORD_DAYS = 30;

export const bonusTypes: typeof BONUS_TYPES = ['BONUS', 'REBATE'];

export const movementTypes: typeof MOVEMENT_TYPES = [
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
];
