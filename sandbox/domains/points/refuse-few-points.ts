import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { InsufficientFunds } from '#sandbox/kernel/ledger/ledger-errors.ts';

/** Creates a `catch` handler that converts a lack of points to a problem at the given field and rethrows all other errors. */
export const refuseFewPoints =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof InsufficientFunds)
      throw createProblem('points_short', 422, 'The member does not have enough points', {
        fields: { [field]: 'points_short' },
      });
    throw error;
  };
