import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { InsufficientFunds } from './ledger-errors.ts';

/** Handler for `catch`: turns an overdrawn wallet into a problem of the amount field; rethrows every other error. */
export const refuseInsufficient =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof InsufficientFunds)
      throw createProblem('insufficient_funds', 422, 'The wallet does not hold that much', {
        fields: { [field]: 'insufficient_funds' },
      });
    throw error;
  };
