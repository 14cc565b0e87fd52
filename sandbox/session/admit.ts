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
} from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { memberPasskeyRequest } from '../passkeys/passkey-request.ts';
import { hasTotp } from '../two-step/check-code.ts';
import { checkPendingCode, checkPendingPasskey } from '../two-step/login-step.ts';
import type { Visit } from '../visit.ts';
import { sha256 } from './hash.ts';
import { forget, remember } from './remember.ts';
import { startSession } from './start-session.ts';

const PENDING_MS = 10 * 60 * 1000;

const REFUSALS = {
  non_member: 'Non-member account unable to login',
  non_agent: 'Non-agents cannot log in',
  ip_blocked: 'Your address is blocked',
  region_blocked: 'This site is not available where you are',
} as const;

/** Whoever proved to be the member, and may not come in. */
const refuseBarred = ({ scenario: { loginRefusal } }: Visit, member: MemberRow): void => {
  if (member.status !== 'active')
    throw refuse('login_refused', 400, 'This account is locked, please contact customer service');
  if (loginRefusal !== 'none') throw refuse(loginRefusal, 403, REFUSALS[loginRefusal]);
};

const isKnownAddress = async ({ platform, ip }: Visit, member: MemberRow): Promise<boolean> => {
  if (ip === member.registeredIp || ip === member.lastLoginIp) return true;
  const [seen] = await platform.db
    .select({ ip: memberAddresses.ip })
    .from(memberAddresses)
    .where(and(eq(memberAddresses.memberId, member.id), eq(memberAddresses.ip, ip)));
  return seen !== undefined;
};

interface Proof {
  readonly flags: LoginFlags;
  readonly wantsRemembering: boolean;
  /** A code to the phone proves the phone: it is not asked for twice. An `identity` is an account with the phone provider; a `key` is a passkey that nobody unlocked. */
  readonly by: 'password' | 'identity' | 'code' | 'passkey' | 'key';
}

type Channel = { readonly channel: 'sms' | 'mail'; readonly target: string };
type Step = Channel | { readonly channel: 'totp'; readonly target: '' };

const channelOf = ({ diallingCode, mobile, email }: MemberRow): Channel | null => {
  if (mobile !== null && diallingCode !== null) return { channel: 'sms', target: diallingCode + mobile };
  return email === null ? null : { channel: 'mail', target: email.toLowerCase() };
};

/** Enough to know one's own phone or mailbox again, too little for anybody else. */
const masked = ({ channel, target }: Step): string => {
  if (channel === 'totp') return '';
  if (channel === 'sms') return `+${'*'.repeat(Math.max(0, target.length - 3))}${target.slice(-3)}`;
  const [name = '', host = ''] = target.split('@');
  return `${name.slice(0, 1)}***@${host}`;
};

const wantsCode = async (visit: Visit, member: MemberRow): Promise<Channel | null> => {
  const asks =
    visit.scenario.unknownAddress ||
    (visit.merchant.settings.verifyUnknownAddress === true && !(await isKnownAddress(visit, member)));
  return asks ? channelOf(member) : null;
};

/** A code that went out less than a minute ago still holds: a second try at logging in does not wait for the next. */
const sendUnlessSent = async ({ platform, merchant, ip }: Visit, to: Channel): Promise<void> => {
  await platform.codes.send({ merchant: merchant.code, purpose: 'verify', ...to }, ip, true).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === 'too_many_requests')) throw error;
  });
};

/** What stands between a proof and the session. A passkey with finger, face or PIN is two factors at once. */
const nextStep = async (visit: Visit, member: MemberRow, by: Proof['by']): Promise<Step | null> => {
  if (by === 'passkey') return null;
  if (await hasTotp(visit, member)) return { channel: 'totp', target: '' };
  return by === 'password' || by === 'identity' ? wantsCode(visit, member) : null;
};

const holdBack = async (
  visit: Visit,
  member: MemberRow,
  { flags, wantsRemembering, by }: Proof,
  to: Step,
): Promise<SessionAnswer> => {
  const verifyId = randomBytes(24).toString('base64url');
  const id = sha256(verifyId);
  if (to.channel !== 'totp') await sendUnlessSent(visit, to);
  await visit.platform.db.insert(pendingLogins).values({
    id,
    memberId: member.id,
    merchant: visit.merchant.code,
    ...to,
    remember: wantsRemembering,
    flags,
    createdAt: visit.at,
    expiresAt: new Date(visit.at.getTime() + PENDING_MS),
  });
  // Who came with a passkey has shown it: it is not a second factor to itself.
  const passkey = by === 'key' ? null : await memberPasskeyRequest(visit, member, `verify:${id}`);
  return {
    token: '',
    ...flags,
    needVerify: { verifyId, channel: to.channel, sentTo: masked(to), ...(passkey === null ? {} : { passkey }) },
  };
};

const letIn = async (
  visit: Visit,
  member: MemberRow,
  flags: LoginFlags,
  wantsRemembering: boolean,
): Promise<SessionAnswer> => {
  await visit.platform.db
    .insert(memberAddresses)
    .values({ memberId: member.id, ip: visit.ip, firstSeenAt: visit.at })
    .onConflictDoNothing();
  await (wantsRemembering ? remember(visit, member) : forget(visit, member.account));
  return { token: await startSession(visit, member), ...flags };
};

/** Whoever has proved to be the member gets a session, or is asked for a second step first. */
export const admit = async (visit: Visit, member: MemberRow, proof: Proof): Promise<SessionAnswer> => {
  refuseBarred(visit, member);
  const to = await nextStep(visit, member, proof.by);
  return to === null ? letIn(visit, member, proof.flags, proof.wantsRemembering) : holdBack(visit, member, proof, to);
};

/** For who is remembered: the token is rotated already and stays. */
export const admitKnown = async (visit: Visit, member: MemberRow, flags: LoginFlags): Promise<SessionAnswer> => {
  refuseBarred(visit, member);
  return { token: await startSession(visit, member), ...flags };
};

const gone = () =>
  refuse('code_expired', 422, 'This login has taken too long, please start again', {
    fields: { code: 'code_expired' },
  });

type SecondStep = { readonly verifyId: string } & ({ readonly code: string } | { readonly passkey: PasskeyAssertion });

const checkStep = async (visit: Visit, pending: PendingLoginRow, step: SecondStep): Promise<void> => {
  const { platform, merchant } = visit;
  if ('passkey' in step) await checkPendingPasskey(visit, pending, step.passkey);
  else if (pending.channel !== 'totp')
    await platform.codes.check({ merchant: merchant.code, purpose: 'verify', target: pending.target }, step.code);
  else if (!(await checkPendingCode(visit, pending, step.code))) throw gone();
};

/** The second step of a login; five tries for its code, ten minutes in all. */
export const verifyPending = async (visit: Visit, step: SecondStep): Promise<SessionAnswer> => {
  const { platform, merchant, at, ip } = visit;
  await platform.throttle(`verify:${ip}`, 60, 60 * 60 * 1000);
  const id = sha256(step.verifyId);
  const [found] = await platform.db
    .select({ pending: pendingLogins, member: members })
    .from(pendingLogins)
    .innerJoin(members, eq(members.id, pendingLogins.memberId))
    .where(and(eq(pendingLogins.id, id), eq(pendingLogins.merchant, merchant.code), gt(pendingLogins.expiresAt, at)));
  if (found === undefined) throw gone();
  const { pending, member } = found;
  await checkStep(visit, pending, step);
  const [mine] = await platform.db
    .delete(pendingLogins)
    .where(eq(pendingLogins.id, id))
    .returning({ id: pendingLogins.id });
  if (mine === undefined) throw gone();
  refuseBarred(visit, member);
  return letIn(visit, member, pending.flags, pending.remember);
};
