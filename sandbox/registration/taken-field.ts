import { refuse, refuseFields } from '../http/refuse.ts';
import type { Problem } from '#schemas/problem.ts';

export const usernameTaken = (): Problem =>
  refuse('username_taken', 422, 'This user name is taken', { fields: { username: 'username_taken' } });

/** The drivers name the constraint differently, and drizzle wraps the error. */
const constraintOf = (error: unknown): string | null => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const name: unknown = Reflect.get(at, 'constraint') ?? Reflect.get(at, 'constraint_name');
    if (typeof name === 'string') return name;
  }
  return null;
};

/** What the members' unique indexes say to two registrations at once; any other error stays what it is. */
export const takenField = (error: unknown): unknown => {
  const constraint = constraintOf(error);
  if (constraint === 'members_account_unique') return usernameTaken();
  if (constraint === 'members_mobile_unique') return refuseFields({ mobileNum: 'mobile_taken' });
  if (constraint === 'members_email_unique') return refuseFields({ email: 'email_taken' });
  return error;
};
