/** What a bonus in the main wallet makes stale: balances, records, and what has to be wagered before a withdrawal. */
export const BONUS_STALES = [
  'account.balance',
  'home.consolidated',
  'home.merchantWallet',
  'member.transactionRecords',
  'member.bonusRecords',
  'member.profitRecords',
  'cashier.withdrawOptions',
];
