import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { InsufficientFunds } from './ledger-errors.ts';

/** For `catch`: an overdrawn wallet becomes the problem of the field with the amount; every other error is thrown again. */
export const refuseInsufficient =
  (field: string) =>
  (error: unknown): never => {
    if (error instanceof InsufficientFunds)
      throw createProblem('insufficient_funds', 422, 'The wallet does not hold that much', {
        fields: { [field]: 'insufficient_funds' },
      });
    throw error;
  };
