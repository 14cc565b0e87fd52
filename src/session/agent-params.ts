/** What the address says of the page of the agent centre that it names. */
export const AGENT_PARAMS = ['account', 'only', 'under', 'from', 'to', 'type', 'group', 'contract', 'offer'] as const;
