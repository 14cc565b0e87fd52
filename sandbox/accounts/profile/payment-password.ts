import { countUse } from '#sandbox/kernel/limits/throttle.ts';
import { eq } from 'drizzle-orm';
import type { PointPassword } from '#schemas/point-names.ts';
import { members, throttles, type MemberRow } from '#sandbox/db/schema.ts';
import { createFieldProblem, createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { tellChange } from '#sandbox/accounts/two-step/tell-change.ts';
import { reauthenticate } from '#sandbox/accounts/two-step/reauthenticate.ts';

const TRIES = 5;
const WINDOW_MS = 30 * 60 * 1000;

const PAYMENT_PASSWORD = /^[0-9]{6}$/;

/** A submitted password, the hash that it must match, and the field and problem code to report if it does not. */
interface SentPassword {
  readonly sent: string;
  readonly hash: string | null;
  readonly field: string;
  readonly wrong: 'payment_password_wrong' | 'password_wrong';
}

/**
 * Checks a password. Only five wrong attempts in half an hour are allowed, so that somebody with a stolen session cannot guess six digits. A correct
 * password resets the counter. Throws a field problem that states how many attempts are left or, after the last one, how long the password is
 * locked.
 */
const tryPassword = async (
  { kernel, session: { member } }: MemberContext,
  { sent, hash, field, wrong }: SentPassword,
): Promise<void> => {
  const key = `payment-password:${member.id}`;
  const { left, retryAfter } = await countUse(kernel, key, TRIES, WINDOW_MS);
  if (left >= 0 && (await kernel.passwords.verify(sent, hash))) {
    await kernel.db.delete(throttles).where(eq(throttles.key, key));
    return;
  }
  if (left < 0)
    throw createProblem('too_many_requests', 429, 'Too many wrong passwords, please wait', {
      retryAfter,
      fields: { [field]: 'password_locked' },
    });
  throw createFieldProblem({ [field]: wrong }, undefined, left > 0 ? { detail: { triesLeft: left } } : { retryAfter });
};

/**
 * Throws a problem of the field `paymentPassword` unless it is the member's payment password. It runs before the transaction of the call, so that a
 * rollback does not undo the count of failures.
 */
export const authorizePayment = async (
  { paymentPassword }: { readonly paymentPassword: string },
  context: MemberContext,
): Promise<void> => {
  const { member } = context.session;
  if (member.paymentPasswordHash === null)
    throw createProblem('payment_password_missing', 409, 'Set a payment password first');
  await tryPassword(context, {
    sent: paymentPassword,
    hash: member.paymentPasswordHash,
    field: 'paymentPassword',
    wrong: 'payment_password_wrong',
  });
};

/** Returns which password confirms redeeming and converting points: the payment password if one is set, otherwise the account's password. */
export const valuePasswordOf = ({
  paymentPasswordHash,
  passwordHash,
}: Pick<MemberRow, 'paymentPasswordHash' | 'passwordHash'>): PointPassword => {
  if (paymentPasswordHash !== null) return 'PAYMENT';
  return passwordHash === null ? 'NONE' : 'LOGIN';
};

/**
 * Throws a problem of the field `password` unless it is the password that `valuePasswordOf` names. It runs before the transaction of the call, so
 * that a rollback does not undo the count of failures.
 */
export const authorizeValue = async (
  { password }: { readonly password: string },
  context: MemberContext,
): Promise<void> => {
  const { member } = context.session;
  const kind = valuePasswordOf(member);
  if (kind === 'NONE') throw createProblem('payment_password_missing', 409, 'Set a payment password first');
  await tryPassword(context, {
    sent: password,
    hash: member.paymentPasswordHash ?? member.passwordHash,
    field: 'password',
    wrong: kind === 'PAYMENT' ? 'payment_password_wrong' : 'password_wrong',
  });
};

/**
 * Sets the payment password and notifies the member. The first one is confirmed with the account's password or, if the account has none, requires a
 * recent login. A change is confirmed with the old payment password.
 */
export const setPaymentPassword = async (
  { old, new: wanted }: { readonly old: string; readonly new: string },
  context: MemberContext,
): Promise<void> => {
  const {
    kernel,
    session: { member },
  } = context;
  if (!PAYMENT_PASSWORD.test(wanted)) throw createFieldProblem({ new: 'payment_password_digits' });
  const current = member.paymentPasswordHash ?? member.passwordHash;
  if (current === null) await reauthenticate(context, undefined);
  else
    await tryPassword(context, {
      sent: old,
      hash: current,
      field: 'old',
      wrong: member.paymentPasswordHash === null ? 'password_wrong' : 'payment_password_wrong',
    });
  await kernel.db
    .update(members)
    .set({ paymentPasswordHash: await kernel.passwords.hash(wanted) })
    .where(eq(members.id, member.id));
  await tellChange(context, 'paymentPassword');
};
