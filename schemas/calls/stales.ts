/** Calls that become stale when money enters or leaves the main wallet: balances, records, and the limits of transfers and withdrawals. */
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

/** The calls that become stale when a bonus is paid, which also appears in the bonus records. */
export const BONUS_STALES = [...MONEY_STALES, 'member.bonusRecords'];

/** The calls that become stale with a withdrawal: in addition, the lists of withdrawals and of withdrawals to confirm. */
export const WITHDRAWAL_STALES = [...MONEY_STALES, 'cashier.withdrawals', 'cashier.confirmations'];

/**
 * Calls to refetch when the page becomes visible again, because money may have moved in the meantime, for example by a
 * payment in an app or in another browser. The options of an open form are not among them, so that the form does not
 * change while the player is filling it in.
 */
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

/** The calls that become stale when a deposit is paid, which also counts for promotions, missions and the points mall. */
export const DEPOSIT_STALES = [
  ...BONUS_STALES,
  ...PROMOTION_STALES,
  'cashier.deposits',
  'cashier.depositMethods',
  'missions.summary',
  'points.config',
];

/** Calls that report the member's points, their history or the stock of the points mall. */
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
