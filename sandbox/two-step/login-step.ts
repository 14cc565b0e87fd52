import { and, eq, lt, sql } from 'drizzle-orm';
import type { PasskeyAssertion } from '#schemas/passkey.ts';
import { pendingLogins, type PendingLoginRow } from '../db/schema.ts';
import { checkAssertion } from '../passkeys/check-assertion.ts';
import type { Visit } from '../visit.ts';
import { checkCode, wrongCode } from './check-code.ts';

const TRIES = 5;

/** Counted before the code is looked at, in one statement: guesses at once get five in all. */
const countPendingTry = async ({ platform }: Visit, id: string): Promise<boolean> => {
  const tried = await platform.db
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(and(eq(pendingLogins.id, id), lt(pendingLogins.tries, TRIES)))
    .returning({ id: pendingLogins.id });
  return tried.length > 0;
};

/** A code of the app or a recovery code for a login that waits. False once five were tried; throws `code_wrong`. */
export const checkPendingCode = async (
  visit: Visit,
  { id, memberId }: PendingLoginRow,
  code: string,
): Promise<boolean> => {
  if (!(await countPendingTry(visit, id))) return false;
  await checkCode(visit, { id: memberId }, code);
  return true;
};

/** A passkey of the member's own, signed for this login; else throws `code_wrong`. */
export const checkPendingPasskey = async (
  visit: Visit,
  { id, memberId }: PendingLoginRow,
  assertion: PasskeyAssertion,
): Promise<void> => {
  const proven = await checkAssertion(visit, `verify:${id}`, assertion);
  if (proven?.member.id !== memberId) throw wrongCode();
};
