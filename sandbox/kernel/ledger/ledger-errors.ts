/** A member's wallet holds less than the amount to withdraw. */
export class InsufficientFunds extends Error {
  readonly account: number;
  readonly balance: bigint;

  constructor(account: number, balance: bigint) {
    super(`account ${account} holds ${balance}, too little`);
    this.name = 'InsufficientFunds';
    this.account = account;
    this.balance = balance;
  }
}

/** A programming error: the postings do not form a transaction. */
export class UnbalancedTransaction extends Error {
  constructor(reason: string) {
    super(`not a transaction: ${reason}`);
    this.name = 'UnbalancedTransaction';
  }
}
