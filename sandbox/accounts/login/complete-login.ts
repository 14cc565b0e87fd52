import { codesOf } from '#sandbox/accounts/codes/codes.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { Problem } from '#schemas/problem.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import type { PasskeyAssertion } from '#schemas/passkey.ts';
import {
  memberAddresses,
  members,
  pendingLogins,
  type LoginFlags,
  type MemberRow,
  type PendingLoginRow,
} from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { memberPasskeyRequest } from '#sandbox/accounts/passkeys/passkey-request.ts';
import { isModuleOn } from '#sandbox/kernel/merchants/is-module-on.ts';
import { hasTotp } from '#sandbox/accounts/two-step/check-code.ts';
import { checkPendingCode, checkPendingPasskey } from './pending-login.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';
import { revokeRememberToken, issueRememberToken } from './remember-token.ts';
import { startSession } from '#sandbox/accounts/sessions/start-session.ts';
import { adoptMailedPassword } from '#sandbox/accounts/sessions/temporary-password.ts';

const PENDING_MS = 10 * 60 * 1000;

const REFUSAL_MESSAGES = {
  non_member: 'Non-member account unable to login',
  non_agent: 'Non-agents cannot log in',
  ip_blocked: 'Your address is blocked',
  region_blocked: 'This site is not available where you are',
} as const;

/** Throws if a member who has proved their identity may nevertheless not log in. */
const assertMayLogIn = ({ scenario: { loginRefusal } }: RequestContext, member: MemberRow): void => {
  if (member.status !== 'active')
    throw createProblem('login_refused', 400, 'This account is locked, please contact customer service');
  if (loginRefusal !== 'none') throw createProblem(loginRefusal, 403, REFUSAL_MESSAGES[loginRefusal]);
};

const isKnownAddress = async ({ kernel, ip }: RequestContext, member: MemberRow): Promise<boolean> => {
  if (ip === member.registeredIp || ip === member.lastLoginIp) return true;
  const [seen] = await kernel.db
    .select({ ip: memberAddresses.ip })
    .from(memberAddresses)
    .where(and(eq(memberAddresses.memberId, member.id), eq(memberAddresses.ip, ip)));
  return seen !== undefined;
};

/** Whether the member must change the password before the session can be used for anything else. */
const isPasswordDue = (
  { merchant }: RequestContext,
  { firstTimeLogin, defaultPassword, passwordExpired }: LoginFlags,
): boolean => firstTimeLogin || defaultPassword || (passwordExpired && isModuleOn(merchant, 'PWDEXPFORCECHANGE3'));

interface LoginProof {
  readonly flags: LoginFlags;
  readonly remember: boolean;
  /** The hash of the temporary password that the member has used, if any. It replaces the member's own password when the login is complete. */
  readonly mailedHash?: string | null;
  /**
   * How the member has logged in. `code` is a code sent to the phone, after which no second code is sent; `identity` is an account at the
   * phone-authentication provider; `key` is a passkey without user verification.
   */
  readonly by: 'password' | 'identity' | 'code' | 'passkey' | 'key';
}

type Channel = { readonly channel: 'sms' | 'mail'; readonly target: string };
type Step = Channel | { readonly channel: 'totp'; readonly target: '' };

const channelOf = ({ diallingCode, mobile, email }: MemberRow): Channel | null => {
  if (mobile !== null && diallingCode !== null) return { channel: 'sms', target: diallingCode + mobile };
  return email === null ? null : { channel: 'mail', target: email.toLowerCase() };
};

/** Masks an e-mail address or phone number. Its owner can recognise it, but nobody else can read it. */
const maskTarget = ({ channel, target }: Step): string => {
  if (channel === 'totp') return '';
  if (channel === 'sms') return `+${'*'.repeat(Math.max(0, target.length - 3))}${target.slice(-3)}`;
  const [name = '', host = ''] = target.split('@');
  return `${name.slice(0, 1)}***@${host}`;
};

const unknownAddressStep = async (context: RequestContext, member: MemberRow): Promise<Channel | null> => {
  const asks =
    context.scenario.unknownAddress ||
    (context.merchant.settings.verifyUnknownAddress === true && !(await isKnownAddress(context, member)));
  return asks ? channelOf(member) : null;
};

/** Sends a code. If it is too early for another one, the last code stays valid, so that a repeated login does not hit the limit. */
const sendCodeUnlessWaiting = async ({ kernel, merchant, ip }: RequestContext, to: Channel): Promise<void> => {
  const code = { merchant: merchant.code, purpose: 'verify', ...to } as const;
  try {
    await codesOf(kernel).send(code, ip, true);
  } catch (error) {
    const isTooOften = error instanceof Problem && error.code === 'too_many_requests';
    if (!isTooOften || !(await codesOf(kernel).isWaiting(code))) throw error;
  }
};

/** Returns the second step that a login requires, or `null` if it requires none. */
const nextSecondStep = async (
  context: RequestContext,
  member: MemberRow,
  by: LoginProof['by'],
): Promise<Step | null> => {
  if (by === 'passkey') return null;
  if (await hasTotp(context, member)) return { channel: 'totp', target: '' };
  return by === 'password' || by === 'identity' ? unknownAddressStep(context, member) : null;
};

const requireSecondStep = async (
  context: RequestContext,
  member: MemberRow,
  { flags, remember, mailedHash = null, by, passwordDue }: LoginProof & { readonly passwordDue: boolean },
  to: Step,
): Promise<SessionAnswer> => {
  const verifyId = randomBytes(24).toString('base64url');
  const id = sha256(verifyId);
  if (to.channel !== 'totp') await sendCodeUnlessWaiting(context, to);
  await context.kernel.db.insert(pendingLogins).values({
    id,
    memberId: member.id,
    merchant: context.merchant.code,
    ...to,
    remember: remember,
    flags: { ...flags, passwordDue, ...(mailedHash === null ? {} : { mailedHash }) },
    createdAt: context.at,
    expiresAt: new Date(context.at.getTime() + PENDING_MS),
  });
  // A passkey that was already used as the first step must not be the second step as well.
  const passkey = by === 'key' ? null : await memberPasskeyRequest(context, member, `verify:${id}`);
  return {
    token: '',
    ...flags,
    needVerify: { verifyId, channel: to.channel, sentTo: maskTarget(to), ...(passkey === null ? {} : { passkey }) },
  };
};

const startLoginSession = async (
  context: RequestContext,
  member: MemberRow,
  { flags, remember, mailedHash = null, passwordDue }: Omit<LoginProof, 'by'> & { readonly passwordDue: boolean },
): Promise<SessionAnswer> => {
  if (mailedHash !== null) await adoptMailedPassword(context, member, mailedHash);
  await context.kernel.db
    .insert(memberAddresses)
    .values({ memberId: member.id, ip: context.ip, firstSeenAt: context.at })
    .onConflictDoNothing();
  await (remember ? issueRememberToken(context, member) : revokeRememberToken(context, member.account));
  return { token: await startSession(context, member, { passwordDue }), ...flags };
};

/** Starts the session of a member who has passed the first step of a login, or asks for a second step. */
export const completeLogin = async (
  context: RequestContext,
  member: MemberRow,
  proof: LoginProof,
): Promise<SessionAnswer> => {
  assertMayLogIn(context, member);
  const to = await nextSecondStep(context, member, proof.by);
  const login = { ...proof, passwordDue: proof.by === 'password' && isPasswordDue(context, proof.flags) };
  return to === null ? startLoginSession(context, member, login) : requireSecondStep(context, member, login, to);
};

/** Starts the session of a member who logged in with a remember token. The token has already been replaced. */
export const completeRememberedLogin = async (
  context: RequestContext,
  member: MemberRow,
  flags: LoginFlags,
): Promise<SessionAnswer> => {
  assertMayLogIn(context, member);
  return { token: await startSession(context, member, { passwordDue: isPasswordDue(context, flags) }), ...flags };
};

const loginExpired = () =>
  createProblem('code_expired', 422, 'This login has taken too long, please start again', {
    fields: { code: 'code_expired' },
  });

type SecondStep = { readonly verifyId: string } & ({ readonly code: string } | { readonly passkey: PasskeyAssertion });

const checkSecondStep = async (context: RequestContext, pending: PendingLoginRow, step: SecondStep): Promise<void> => {
  const { kernel, merchant } = context;
  if ('passkey' in step) await checkPendingPasskey(context, pending, step.passkey);
  else if (pending.channel !== 'totp')
    await codesOf(kernel).check({ merchant: merchant.code, purpose: 'verify', target: pending.target }, step.code);
  else if (!(await checkPendingCode(context, pending, step.code))) throw loginExpired();
};

/** Checks the second step of a login and starts the session. The member has five attempts and ten minutes. */
export const verifySecondStep = async (context: RequestContext, step: SecondStep): Promise<SessionAnswer> => {
  const { kernel, merchant, at, ip } = context;
  await throttle(kernel, `verify:${ip}`, 60, 60 * 60 * 1000);
  const id = sha256(step.verifyId);
  const [found] = await kernel.db
    .select({ pending: pendingLogins, member: members })
    .from(pendingLogins)
    .innerJoin(members, eq(members.id, pendingLogins.memberId))
    .where(and(eq(pendingLogins.id, id), eq(pendingLogins.merchant, merchant.code), gt(pendingLogins.expiresAt, at)));
  if (found === undefined) throw loginExpired();
  const { pending, member } = found;
  await checkSecondStep(context, pending, step);
  const [mine] = await kernel.db
    .delete(pendingLogins)
    .where(eq(pendingLogins.id, id))
    .returning({ id: pendingLogins.id });
  if (mine === undefined) throw loginExpired();
  assertMayLogIn(context, member);
  const { mailedHash = null, passwordDue = false, ...flags } = pending.flags;
  return startLoginSession(context, member, { flags, remember: pending.remember, mailedHash, passwordDue });
};
