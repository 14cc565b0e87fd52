export const ACCOUNT_TYPES = ['agent', 'player'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The most codes that an agent may have open at once. */
export const MOST_INVITES = 20;
/** The longest name of a campaign. */
export const CAMPAIGN_LENGTH = 40;
