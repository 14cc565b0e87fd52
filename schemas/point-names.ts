/** The types of good. A `VOUCHER` pays money into the wallet; an `ITEM` is shipped. */
export const GOOD_TYPES = ['VOUCHER', 'ITEM'] as const;
export type GoodType = (typeof GOOD_TYPES)[number];

export const GOOD_STATUSES = ['OPEN', 'SOLD_OUT', 'CLOSED'] as const;
export type GoodStatus = (typeof GOOD_STATUSES)[number];

export const REDEMPTION_STATUSES = ['IN_PROCESS', 'APPROVED', 'REJECTED'] as const;
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

/** Why a redemption was rejected. */
export const REDEMPTION_REASONS = ['UNAVAILABLE', 'ADDRESS', 'OTHER'] as const;
export type RedemptionReason = (typeof REDEMPTION_REASONS)[number];

/** Why the points of a member changed. */
export const POINT_CHANGES = ['EARNED', 'GRANTED', 'REDEEMED', 'RETURNED', 'CONVERTED'] as const;
export type PointChange = (typeof POINT_CHANGES)[number];

/**
 * The password that confirms redemptions and conversions: the payment password if the member has set one, otherwise the
 * login password, or none if the member has neither.
 */
export const POINT_PASSWORDS = ['PAYMENT', 'LOGIN', 'NONE'] as const;
export type PointPassword = (typeof POINT_PASSWORDS)[number];
