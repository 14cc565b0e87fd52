export const ACCOUNT_TYPES = ['agent', 'player'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The maximum number of open codes per agent. */
export const MOST_INVITES = 20;
/** Maximum length of a campaign's name, in characters. */
export const CAMPAIGN_LENGTH = 40;
