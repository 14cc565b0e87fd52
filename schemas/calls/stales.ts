/** What money that reaches or leaves the main wallet makes stale: balances, records, and how much may leave. */
export const MONEY_STALES = [
  'account.balance',
  'home.consolidated',
  'home.merchantWallet',
  'member.transactionRecords',
  'member.profitRecords',
  'cashier.withdrawOptions',
  'cashier.uplineOptions',
  'agent.terms',
];

/** A bonus also has a record of its own. */
export const BONUS_STALES = [...MONEY_STALES, 'member.bonusRecords'];

/** A withdrawal also counts against the limit of a day. */
export const WITHDRAWAL_STALES = [...MONEY_STALES, 'cashier.withdrawals', 'cashier.confirmations'];

/** How promotions stand for the member. */
export const PROMOTION_STALES = ['promotions.promotions', 'promotions.detail', 'promotions.available'];

/** A deposit that is paid also counts for promotions, missions and the points mall. */
export const DEPOSIT_STALES = [
  ...BONUS_STALES,
  ...PROMOTION_STALES,
  'cashier.deposits',
  'cashier.depositMethods',
  'missions.summary',
  'points.config',
];

/** The member's points, what became of them, and the stock of the mall. */
export const POINT_STALES = ['points.balance', 'points.details', 'points.redeemList', 'points.reward'];

export const CONTRACT_STALES = [
  'home.consolidated',
  'agent.contracts',
  'agent.contractsAwaiting',
  'agent.contract',
  'agent.contractLimits',
  'agent.contractRunning',
  'agent.contractWhatIf',
];
