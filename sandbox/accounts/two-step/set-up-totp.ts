import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TotpSecret } from '#schemas/two-step.ts';
import { recoveryCodes, totpSecrets } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { endOtherSessions } from '#sandbox/accounts/sessions/open-sessions.ts';
import { renewSession } from '#sandbox/accounts/sessions/renew-session.ts';
import { checkCode, countAttempt, wrongCodeProblem } from './check-code.ts';
import { reauthenticate, notifyMember } from './reauthenticate.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { generateSecret, totpUri, findTimeStep } from './totp.ts';

const SETUP_TIMEOUT_MS = 10 * 60 * 1000;

interface TwoStepProof {
  readonly password?: string;
  readonly code: string;
}

interface NewRecoveryCodes {
  readonly recoveryCodes: string[];
}

/** Creates a TOTP secret, which is shown only once and replaces any unconfirmed one. */
export const startTotp = async (
  context: MemberContext,
  { password }: Pick<TwoStepProof, 'password'>,
): Promise<TotpSecret> => {
  const { kernel, merchant, session, at } = context;
  await reauthenticate(context, password);
  const row = { secret: generateSecret(), createdAt: at, confirmedAt: null, lastStep: 0 };
  const [kept] = await kernel.db
    .insert(totpSecrets)
    .values({ memberId: session.member.id, ...row })
    .onConflictDoUpdate({ target: totpSecrets.memberId, set: row, setWhere: isNull(totpSecrets.confirmedAt) })
    .returning();
  if (kept === undefined) throw createProblem('replayed', 409, 'Two-step login is already on');
  return { secret: kept.secret, uri: totpUri(kept.secret, merchant.name, session.member.account) };
};

/** Turns TOTP on if the code is valid. Ends other sessions and remembered logins, because they were started with the password alone. */
export const confirmTotp = async (
  context: MemberContext,
  { code }: Pick<TwoStepProof, 'code'>,
): Promise<NewRecoveryCodes> => {
  const {
    kernel,
    session: { member },
    at,
  } = context;
  await countAttempt(context, member);
  const waiting = and(
    eq(totpSecrets.memberId, member.id),
    isNull(totpSecrets.confirmedAt),
    gt(totpSecrets.createdAt, new Date(at.getTime() - SETUP_TIMEOUT_MS)),
  );
  const [row] = await kernel.db.select().from(totpSecrets).where(waiting);
  if (row === undefined) throw createProblem('code_expired', 422, 'Setting up has taken too long, please start again');
  const step = findTimeStep(row.secret, code.replaceAll(/\s/g, ''), at);
  if (step === null) throw wrongCodeProblem();
  const on = await kernel.db
    .update(totpSecrets)
    .set({ confirmedAt: at, lastStep: step })
    .where(and(waiting, eq(totpSecrets.secret, row.secret)))
    .returning({ id: totpSecrets.memberId });
  if (on.length === 0) throw wrongCodeProblem();
  await endOtherSessions(context);
  await renewSession(context);
  await notifyMember(context, `Two-step login was turned on for ${member.account}.`);
  return { recoveryCodes: [...(await issueRecoveryCodes(kernel.db, member.id))] };
};

const reauthenticateWithCode = async (context: MemberContext, { password, code }: TwoStepProof): Promise<void> => {
  await reauthenticate(context, password);
  await checkCode(context, context.session.member, code);
  await renewSession(context);
};

export const stopTotp = async (context: MemberContext, proof: TwoStepProof): Promise<null> => {
  const {
    kernel,
    session: { member },
  } = context;
  await reauthenticateWithCode(context, proof);
  await kernel.db.delete(totpSecrets).where(eq(totpSecrets.memberId, member.id));
  await kernel.db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, member.id));
  await notifyMember(context, `Two-step login was turned off for ${member.account}.`);
  return null;
};

export const renewRecoveryCodes = async (context: MemberContext, proof: TwoStepProof): Promise<NewRecoveryCodes> => {
  const {
    kernel,
    session: { member },
  } = context;
  await reauthenticateWithCode(context, proof);
  await notifyMember(context, `New recovery codes were made for ${member.account}.`);
  return { recoveryCodes: [...(await issueRecoveryCodes(kernel.db, member.id))] };
};
