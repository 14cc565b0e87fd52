/** Names of the calls that the platform does not implement yet: a test fails when the list and the platform disagree. */
export const NOT_BUILT: ReadonlySet<string> = new Set([
  'home.processDaily',
  'home.processDividend',
  'home.processHourly',
  'home.processRealtime',
  'agent.contract',
  'agent.contractLimits',
  'agent.contractRecords',
  'agent.contractRunning',
  'agent.contractWhatIf',
  'agent.contracts',
]);
