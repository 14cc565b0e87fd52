/** URL parameters of the current page of the agent centre. */
export const AGENT_PARAMS = ['account', 'only', 'under', 'from', 'to', 'type', 'group', 'contract', 'offer'] as const;
