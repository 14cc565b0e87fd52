import { and, eq, lt, sql } from 'drizzle-orm';
import type { PasskeyAssertion } from '#schemas/passkey.ts';
import { pendingLogins, type PendingLoginRow } from '#sandbox/db/schema.ts';
import { checkAssertion } from '#sandbox/accounts/passkeys/check-assertion.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { checkCode, wrongCodeProblem } from '#sandbox/accounts/two-step/check-code.ts';

const MAX_ATTEMPTS = 5;

/** Counts the attempt before it is checked, in one statement, so that parallel guesses share the limit of five. */
const countPendingAttempt = async ({ kernel }: RequestContext, id: string): Promise<boolean> => {
  const tried = await kernel.db
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(and(eq(pendingLogins.id, id), lt(pendingLogins.tries, MAX_ATTEMPTS)))
    .returning({ id: pendingLogins.id });
  return tried.length > 0;
};

/** Checks a TOTP or recovery code for a pending login. Returns false after five attempts; throws `code_wrong` for a wrong code. */
export const checkPendingCode = async (
  context: RequestContext,
  { id, memberId }: PendingLoginRow,
  code: string,
): Promise<boolean> => {
  if (!(await countPendingAttempt(context, id))) return false;
  await checkCode(context, { id: memberId }, code);
  return true;
};

/** Checks a passkey of the member, signed for this login; throws `code_wrong` if it is invalid. */
export const checkPendingPasskey = async (
  context: RequestContext,
  { id, memberId }: PendingLoginRow,
  assertion: PasskeyAssertion,
): Promise<void> => {
  const proven = await checkAssertion(context, `verify:${id}`, assertion);
  if (proven?.member.id !== memberId) throw wrongCodeProblem();
};
