/** The longest name of a campaign. */
export const CAMPAIGN_LENGTH = 40;
