import { sessionsOf } from '#sandbox/accounts/sessions/sessions.ts';
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { members, rememberTokens, type MemberRow } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

const DAY_S = 24 * 60 * 60;
/**
 * How long a replaced token is still accepted. Two tabs that start together send the same token, and the second request arrives just after the
 * token was replaced.
 */
const GRACE_MS = 10_000;
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

const cookieName = ({ merchant }: RequestContext, account: string): string =>
  `__Host-r-${sha256(`${merchant.code}:${account.trim().toLowerCase()}`).slice(0, 16)}`;

const readRememberCookie = (
  context: RequestContext,
  account: string,
): { readonly selector: string; readonly verifier: string } | null => {
  const name = cookieName(context, account);
  const pair = context.cookies.find((each) => each.startsWith(`${name}=`));
  const [, selector, verifier] = /^([\w-]{22})\.([\w-]{43})$/.exec(pair?.slice(name.length + 1) ?? '') ?? [];
  return selector === undefined || verifier === undefined ? null : { selector, verifier };
};

const setRememberCookie = (context: RequestContext, account: string, value: string, seconds: number): void =>
  context.headers.append('Set-Cookie', `${cookieName(context, account)}=${value}; ${ATTRIBUTES}; Max-Age=${seconds}`);

/** Revokes this browser's remember token for the account. */
export const revokeRememberToken = async (context: RequestContext, account: string): Promise<void> => {
  const token = readRememberCookie(context, account);
  if (token === null) return;
  await context.kernel.db.delete(rememberTokens).where(eq(rememberTokens.selector, token.selector));
  setRememberCookie(context, account, '', 0);
};

/** Issues a remember token, valid for a day, for this browser and account. The database stores only a hash of its secret part. */
export const issueRememberToken = async (context: RequestContext, member: MemberRow): Promise<void> => {
  await revokeRememberToken(context, member.account);
  const [selector, verifier] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')];
  const expiresAt = new Date(context.at.getTime() + DAY_S * 1000);
  await context.kernel.db
    .insert(rememberTokens)
    .values({ selector, verifierHash: sha256(verifier), memberId: member.id, createdAt: context.at, expiresAt });
  setRememberCookie(context, member.account, `${selector}.${verifier}`, DAY_S);
};

/**
 * Revokes all remember tokens and ends every session of the member. If an outdated token is presented, somebody has copied it, and it is unknown
 * which of the two holders is the thief.
 */
const revokeAfterTheft = async ({ kernel }: RequestContext, memberId: number): Promise<void> => {
  await kernel.db.delete(rememberTokens).where(eq(rememberTokens.memberId, memberId));
  await sessionsOf(kernel).closeAll(memberId);
};

/**
 * Returns the member if this browser has a valid remember token for the account, otherwise `null`. Replaces the token with a new one that expires at
 * the same time.
 */
export const redeemRememberToken = async (context: RequestContext, account: string): Promise<MemberRow | null> => {
  const { kernel, merchant, at } = context;
  const token = readRememberCookie(context, account);
  if (token === null) return null;
  return kernel.runExclusive(`remember:${token.selector}`, async () => {
    const [found] = await kernel.db
      .select({ kept: rememberTokens, member: members })
      .from(rememberTokens)
      .innerJoin(members, eq(members.id, rememberTokens.memberId))
      .where(eq(rememberTokens.selector, token.selector));
    const isTheirs =
      found !== undefined &&
      found.member.merchant === merchant.code &&
      found.member.account.toLowerCase() === account.trim().toLowerCase();
    if (!isTheirs || found.kept.expiresAt <= at) {
      await revokeRememberToken(context, account);
      return null;
    }
    const { kept, member } = found;
    const hash = sha256(token.verifier);
    if (hash === kept.previousHash && kept.rotatedAt !== null && at.getTime() - kept.rotatedAt.getTime() < GRACE_MS)
      return member;
    if (hash !== kept.verifierHash) {
      await revokeAfterTheft(context, member.id);
      setRememberCookie(context, account, '', 0);
      return null;
    }
    const verifier = randomBytes(32).toString('base64url');
    await kernel.db
      .update(rememberTokens)
      .set({ verifierHash: sha256(verifier), previousHash: hash, rotatedAt: at })
      .where(eq(rememberTokens.selector, kept.selector));
    setRememberCookie(
      context,
      account,
      `${kept.selector}.${verifier}`,
      Math.floor((kept.expiresAt.getTime() - at.getTime()) / 1000),
    );
    return member;
  });
};
