import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { members, rememberTokens, type MemberRow } from '../db/schema.ts';
import type { Visit } from '../visit.ts';
import { sha256 } from './hash.ts';

const DAY_S = 24 * 60 * 60;
/** Two tabs that start at once bring the same token: the second comes a moment after its rotation. */
const GRACE_MS = 10_000;
const ALWAYS = 'Path=/; HttpOnly; Secure; SameSite=Strict';

const cookieName = ({ merchant }: Visit, account: string): string =>
  `__Host-r-${sha256(`${merchant.code}:${account.trim().toLowerCase()}`).slice(0, 16)}`;

const brought = (visit: Visit, account: string): { readonly selector: string; readonly verifier: string } | null => {
  const name = cookieName(visit, account);
  const pair = visit.cookies.find((each) => each.startsWith(`${name}=`));
  const [, selector, verifier] = /^([\w-]{22})\.([\w-]{43})$/.exec(pair?.slice(name.length + 1) ?? '') ?? [];
  return selector === undefined || verifier === undefined ? null : { selector, verifier };
};

const hand = (visit: Visit, account: string, value: string, seconds: number): void =>
  visit.headers.append('Set-Cookie', `${cookieName(visit, account)}=${value}; ${ALWAYS}; Max-Age=${seconds}`);

/** Gives up what this browser remembers of the name. */
export const forget = async (visit: Visit, account: string): Promise<void> => {
  const token = brought(visit, account);
  if (token === null) return;
  await visit.platform.db.delete(rememberTokens).where(eq(rememberTokens.selector, token.selector));
  hand(visit, account, '', 0);
};

/** A remember token for this browser and this name, one day long. The database knows the hash of its verifier only. */
export const remember = async (visit: Visit, member: MemberRow): Promise<void> => {
  await forget(visit, member.account);
  const [selector, verifier] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')];
  const expiresAt = new Date(visit.at.getTime() + DAY_S * 1000);
  await visit.platform.db
    .insert(rememberTokens)
    .values({ selector, verifierHash: sha256(verifier), memberId: member.id, createdAt: visit.at, expiresAt });
  hand(visit, member.account, `${selector}.${verifier}`, DAY_S);
};

/** Whoever holds an old copy of a token may have stolen it, or holds the stolen one: neither gets in, and every session of the member ends. */
const reportTheft = async ({ platform }: Visit, memberId: number): Promise<void> => {
  await platform.db.delete(rememberTokens).where(eq(rememberTokens.memberId, memberId));
  await platform.sessions.closeAll(memberId);
};

/** The member whom this browser remembers by the name, with the token rotated; its end stays where it was. `null` for all else. */
export const recall = async (visit: Visit, account: string): Promise<MemberRow | null> => {
  const { platform, merchant, at } = visit;
  const token = brought(visit, account);
  if (token === null) return null;
  return platform.inTurn(`remember:${token.selector}`, async () => {
    const [found] = await platform.db
      .select({ kept: rememberTokens, member: members })
      .from(rememberTokens)
      .innerJoin(members, eq(members.id, rememberTokens.memberId))
      .where(eq(rememberTokens.selector, token.selector));
    const isTheirs =
      found !== undefined &&
      found.member.merchant === merchant.code &&
      found.member.account.toLowerCase() === account.trim().toLowerCase();
    if (!isTheirs || found.kept.expiresAt <= at) {
      await forget(visit, account);
      return null;
    }
    const { kept, member } = found;
    const hash = sha256(token.verifier);
    if (hash === kept.previousHash && kept.rotatedAt !== null && at.getTime() - kept.rotatedAt.getTime() < GRACE_MS)
      return member;
    if (hash !== kept.verifierHash) {
      await reportTheft(visit, member.id);
      hand(visit, account, '', 0);
      return null;
    }
    const verifier = randomBytes(32).toString('base64url');
    await platform.db
      .update(rememberTokens)
      .set({ verifierHash: sha256(verifier), previousHash: hash, rotatedAt: at })
      .where(eq(rememberTokens.selector, kept.selector));
    hand(visit, account, `${kept.selector}.${verifier}`, Math.floor((kept.expiresAt.getTime() - at.getTime()) / 1000));
    return member;
  });
};
