export const ACCOUNT_TYPES = ['agent', 'player'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The maximum number of open invitation codes of an agent. */
export const MOST_INVITES = 20;
/** Maximum length of a campaign's name, in characters. */
export const CAMPAIGN_LENGTH = 40;

/** Groups of members in a team: everybody, only agents, only players, or the members who registered or placed a bet in a range. */
export const TEAM_GROUPS = ['everybody', 'agents', 'players', 'registered', 'bet'] as const;
export type TeamGroup = (typeof TEAM_GROUPS)[number];
