import { and, eq, lt, sql } from 'drizzle-orm';
import type { PasskeyAssertion } from '#schemas/passkey.ts';
import { pendingLogins, type PendingLoginRow } from '#sandbox/db/schema.ts';
import { checkAssertion } from '#sandbox/accounts/passkeys/check-assertion.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { checkCode, wrongCodeProblem } from '#sandbox/accounts/two-step/check-code.ts';

const MAX_ATTEMPTS = 5;

/**
 * Counts an attempt at the second step; returns false if the five attempts are used up. It runs before the check and in one statement, so that
 * parallel guesses share the five attempts.
 */
const countPendingAttempt = async ({ kernel }: RequestContext, id: string): Promise<boolean> => {
  const tried = await kernel.db
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(and(eq(pendingLogins.id, id), lt(pendingLogins.tries, MAX_ATTEMPTS)))
    .returning({ id: pendingLogins.id });
  return tried.length > 0;
};

/**
 * Checks a TOTP or recovery code for a login awaiting its second step. Returns false if the five attempts are used up; throws `code_wrong` for a
 * wrong code.
 */
export const checkPendingCode = async (
  context: RequestContext,
  { id, memberId }: PendingLoginRow,
  code: string,
): Promise<boolean> => {
  if (!(await countPendingAttempt(context, id))) return false;
  await checkCode(context, { id: memberId }, code);
  return true;
};

/** Checks that a passkey of the member has signed this login. Throws `code_wrong` if it has not. */
export const checkPendingPasskey = async (
  context: RequestContext,
  { id, memberId }: PendingLoginRow,
  assertion: PasskeyAssertion,
): Promise<void> => {
  const proven = await checkAssertion(context, `verify:${id}`, assertion);
  if (proven?.member.id !== memberId) throw wrongCodeProblem();
};
