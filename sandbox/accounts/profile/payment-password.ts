import { throttle } from '#sandbox/kernel/limits/throttle.ts';
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

/** Five wrong tries in half an hour: whoever holds the session must not be able to guess six digits. A right one starts anew. */
const tryPassword = async (
  { kernel, session: { member } }: MemberContext,
  sent: string,
  hash: string | null,
): Promise<boolean> => {
  const key = `payment-password:${member.id}`;
  await throttle(kernel, key, TRIES, WINDOW_MS);
  const isRight = await kernel.passwords.verify(sent, hash);
  if (isRight) await kernel.db.delete(throttles).where(eq(throttles.key, key));
  return isRight;
};

/** Throws a problem of the field `paymentPassword` unless it is the member's. Runs before the transaction, so that a failure is counted. */
export const authorizePayment = async (
  { paymentPassword }: { readonly paymentPassword: string },
  context: MemberContext,
): Promise<void> => {
  const { member } = context.session;
  if (member.paymentPasswordHash === null)
    throw createProblem('payment_password_missing', 409, 'Set a payment password first');
  if (!(await tryPassword(context, paymentPassword, member.paymentPasswordHash)))
    throw createFieldProblem({ paymentPassword: 'payment_password_wrong' });
};

/** The password that confirms what is not money: the payment password, else that of the account. */
export const valuePasswordOf = ({
  paymentPasswordHash,
  passwordHash,
}: Pick<MemberRow, 'paymentPasswordHash' | 'passwordHash'>): PointPassword => {
  if (paymentPasswordHash !== null) return 'PAYMENT';
  return passwordHash === null ? 'NONE' : 'LOGIN';
};

/** Throws a problem of the field `password` unless it is the one of `valuePasswordOf`. Runs before the transaction, so that a failure is counted. */
export const authorizeValue = async (
  { password }: { readonly password: string },
  context: MemberContext,
): Promise<void> => {
  const { member } = context.session;
  const kind = valuePasswordOf(member);
  if (kind === 'NONE') throw createProblem('payment_password_missing', 409, 'Set a payment password first');
  if (!(await tryPassword(context, password, member.paymentPasswordHash ?? member.passwordHash)))
    throw createFieldProblem({ password: kind === 'PAYMENT' ? 'payment_password_wrong' : 'password_wrong' });
};

/** Sets the first payment password with the account's password, or with a recent login where it has none, or a new one with the old. The member is told. */
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
  else if (!(await tryPassword(context, old, current)))
    throw createFieldProblem({
      old: member.paymentPasswordHash === null ? 'password_wrong' : 'payment_password_wrong',
    });
  await kernel.db
    .update(members)
    .set({ paymentPasswordHash: await kernel.passwords.hash(wanted) })
    .where(eq(members.id, member.id));
  await tellChange(context, 'paymentPassword');
};
