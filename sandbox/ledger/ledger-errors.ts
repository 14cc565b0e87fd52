/** A member's wallet does not hold what should leave it. */
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

/** A mistake of the caller: the postings are no transaction. */
export class UnbalancedTransaction extends Error {
  constructor(reason: string) {
    super(`not a transaction: ${reason}`);
    this.name = 'UnbalancedTransaction';
  }
}
