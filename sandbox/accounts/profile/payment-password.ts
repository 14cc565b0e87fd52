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

/** A submitted password, the hash that it must match, and the field and code of the error if it does not. */
interface SentPassword {
  readonly sent: string;
  readonly hash: string | null;
  readonly field: string;
  readonly wrong: 'payment_password_wrong' | 'password_wrong';
}

/**
 * Allows five wrong tries in half an hour, because the holder of a session must not be able to guess six digits. A correct password resets the
 * counter. Throws a field problem with the number of tries left, or with the duration of the lock after the last try.
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
 * Throws a problem of the field `paymentPassword` unless the member's payment password is correct. Runs before the transaction, so that a rollback
 * does not undo the count of a failure.
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

/** Returns which password confirms changes that do not move money: the payment password if there is one, otherwise the account password. */
export const valuePasswordOf = ({
  paymentPasswordHash,
  passwordHash,
}: Pick<MemberRow, 'paymentPasswordHash' | 'passwordHash'>): PointPassword => {
  if (paymentPasswordHash !== null) return 'PAYMENT';
  return passwordHash === null ? 'NONE' : 'LOGIN';
};

/**
 * Throws a problem of the field `password` unless it matches the one chosen by `valuePasswordOf`. Runs before the transaction, so that a rollback
 * does not undo the count of a failure.
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
 * Sets the first payment password, confirmed by the account's password or, without one, a recent login; or replaces the payment password, confirmed
 * by the old one. Notifies the member.
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
