import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { memberAddresses, type MemberRow } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

const LIFETIME_S = 180 * 24 * 60 * 60;
const ATTRIBUTES = `Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${LIFETIME_S}`;
/** Used in place of the password hash of an unknown account, so that a check takes the same time for known and unknown accounts. */
const NO_PASSWORD = randomBytes(32).toString('base64url');

const cookieName = (merchant: string, account: string): string =>
  `__Host-d-${sha256(`${merchant}:${account}`).slice(0, 16)}`;

/** Signs a device id. The key is the password hash, so that a new password invalidates all device cookies although they are not stored. */
const signatureOf = (id: string, merchant: string, account: string, member: MemberRow | undefined): string =>
  createHmac('sha256', member?.passwordHash ?? NO_PASSWORD)
    .update(`${merchant}:${account}:${id}`)
    .digest('base64url');

/** How much a login is trusted before its password is checked. */
export interface Trust {
  /** The id of the device if it is known. The failures of a known device are counted separately. */
  readonly device: string | null;
  /** Whether the account has logged in on this device or from this address before. */
  readonly isKnown: boolean;
}

/** Sets the cookie that identifies this browser as a known device at the account's next login. */
export const rememberDevice = ({ merchant, headers }: RequestContext, member: MemberRow): void => {
  const account = member.account.toLowerCase();
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${signatureOf(id, merchant.code, account, member)}`;
  headers.append('Set-Cookie', `${cookieName(merchant.code, account)}=${value}; ${ATTRIBUTES}`);
};

/** Returns the id of this device if the account has logged in on it with its current password, otherwise `null`. */
const deviceOf = (
  { cookies, merchant }: RequestContext,
  account: string,
  member: MemberRow | undefined,
): string | null => {
  const name = cookieName(merchant.code, account);
  const value = cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? [];
  const expected = Buffer.from(signatureOf(id, merchant.code, account, member));
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected) && member !== undefined ? id : null;
};

/** Returns how much a login is trusted, from its device and address. Takes the same time for known and unknown accounts. */
export const trustOf = async (
  context: RequestContext,
  account: string,
  member: MemberRow | undefined,
): Promise<Trust> => {
  const device = deviceOf(context, account, member);
  const [seen] = await context.kernel.db
    .select({ ip: memberAddresses.ip })
    .from(memberAddresses)
    .where(and(eq(memberAddresses.memberId, member?.id ?? 0), eq(memberAddresses.ip, context.ip)));
  return { device, isKnown: device !== null || seen !== undefined };
};
