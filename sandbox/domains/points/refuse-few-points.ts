import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { InsufficientFunds } from '#sandbox/kernel/ledger/ledger-errors.ts';

/** For `catch`: too few points become the problem of a field; every other error is thrown again. */
export const refuseFewPoints =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof InsufficientFunds)
      throw createProblem('points_short', 422, 'There are fewer points than that', {
        fields: { [field]: 'points_short' },
      });
    throw error;
  };
