import { createProblem, createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { Problem } from '#schemas/problem.ts';

export const usernameTakenProblem = (): Problem =>
  createProblem('username_taken', 422, 'This user name is taken', { fields: { username: 'username_taken' } });

/** Returns the name of the violated constraint. The two database drivers store it in different fields, and drizzle wraps the error. */
const violatedConstraint = (error: unknown): string | null => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const name: unknown = Reflect.get(at, 'constraint') ?? Reflect.get(at, 'constraint_name');
    if (typeof name === 'string') return name;
  }
  return null;
};

/** Converts the violation of a unique index of `members` to a field problem. Returns any other error unchanged. */
export const toTakenProblem = (error: unknown): unknown => {
  const constraint = violatedConstraint(error);
  if (constraint === 'members_account_unique') return usernameTakenProblem();
  if (constraint === 'members_mobile_unique') return createFieldProblem({ mobileNum: 'mobile_taken' });
  if (constraint === 'members_email_unique') return createFieldProblem({ email: 'email_taken' });
  return error;
};
