import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { InsufficientFunds } from './ledger-errors.ts';

/** Creates a `catch` handler that converts a lack of money to a problem at the given field and rethrows all other errors. */
export const refuseInsufficient =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof InsufficientFunds)
      throw createProblem('insufficient_funds', 422, 'The wallet does not hold that much', {
        fields: { [field]: 'insufficient_funds' },
      });
    throw error;
  };
