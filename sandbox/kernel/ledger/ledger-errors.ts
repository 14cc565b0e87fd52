/** Thrown if a member's account has less than the amount to be taken from it. */
export class InsufficientFunds extends Error {
  readonly account: number;
  readonly balance: bigint;

  constructor(account: number, balance: bigint) {
    super(`account ${account} has only ${balance}`);
    this.name = 'InsufficientFunds';
    this.account = account;
    this.balance = balance;
  }
}

/** Thrown if postings do not form a valid transaction, which is a programming error. */
export class UnbalancedTransaction extends Error {
  constructor(reason: string) {
    super(`not a transaction: ${reason}`);
    this.name = 'UnbalancedTransaction';
  }
}
