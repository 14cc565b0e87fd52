/** What a mission counts. The first two metrics are sums of amounts; the others are numbers of occurrences. */
export const MISSION_METRICS = ['VALID_BETS', 'DEPOSIT_SUM', 'DEPOSIT_COUNT', 'WINS', 'GAMES'] as const;
export type MissionMetric = (typeof MISSION_METRICS)[number];

export const MISSION_UNITS = ['MONEY', 'COUNT'] as const;
export type MissionUnit = (typeof MISSION_UNITS)[number];

/** The periods of missions, in the order in which the site lists them. */
export const MISSION_PERIODS = ['DAY', 'WEEK', 'ONCE'] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

export const MISSION_STATUSES = ['IN_PROCESS', 'CLAIM', 'CLAIMED', 'CLOSED'] as const;
export type MissionStatus = (typeof MISSION_STATUSES)[number];
