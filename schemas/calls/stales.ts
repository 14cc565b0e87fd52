/** Calls made stale when money enters or leaves the main wallet: balances, records, and the limits of transfers and withdrawals. */
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

/** A bonus also has a separate record. */
export const BONUS_STALES = [...MONEY_STALES, 'member.bonusRecords'];

/** A withdrawal also counts against the daily limit. */
export const WITHDRAWAL_STALES = [...MONEY_STALES, 'cashier.withdrawals', 'cashier.confirmations'];

/** Calls that show money which may have moved while the page was hidden: paid in an app or in another browser. Never the options of an open form. */
export const RETURN_STALES = [
  'account.balance',
  'home.consolidated',
  'home.merchantWallet',
  'member.transactionRecords',
  'cashier.deposits',
  'cashier.withdrawals',
];

/** Calls that report the status of promotions for the member. */
export const PROMOTION_STALES = ['promotions.promotions', 'promotions.detail', 'promotions.available'];

/** A paid deposit also counts for promotions, missions and the points mall. */
export const DEPOSIT_STALES = [
  ...BONUS_STALES,
  ...PROMOTION_STALES,
  'cashier.deposits',
  'cashier.depositMethods',
  'missions.summary',
  'points.config',
];

/** Calls with the member's points, their history and the stock of the mall. */
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
