import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { InsufficientFunds } from '#sandbox/kernel/ledger/ledger-errors.ts';

/** Creates a `catch` handler that turns too few points into a problem of a field and rethrows every other error. */
export const refuseFewPoints =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof InsufficientFunds)
      throw createProblem('points_short', 422, 'There are fewer points than that', {
        fields: { [field]: 'points_short' },
      });
    throw error;
  };
