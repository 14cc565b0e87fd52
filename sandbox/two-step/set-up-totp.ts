import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TotpSecret } from '#schemas/two-step.ts';
import { recoveryCodes, rememberTokens, totpSecrets } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { renewSession } from '../session/renew-session.ts';
import { checkCode, countTry, wrongCode } from './check-code.ts';
import { proveMember, tellMember, type MemberVisit } from './prove-member.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { makeSecret, secretAddress, stepOf } from './totp.ts';

const SET_UP_MS = 10 * 60 * 1000;

interface Proof {
  readonly password?: string;
  readonly code: string;
}

interface Codes {
  readonly recoveryCodes: string[];
}

/** A new secret, shown here and never again; it takes the place of one that nobody confirmed. */
export const startTotp = async (visit: MemberVisit, { password }: Pick<Proof, 'password'>): Promise<TotpSecret> => {
  const { platform, merchant, session, at } = visit;
  await proveMember(visit, password);
  const row = { secret: makeSecret(), createdAt: at, confirmedAt: null, lastStep: 0 };
  const [kept] = await platform.db
    .insert(totpSecrets)
    .values({ memberId: session.member.id, ...row })
    .onConflictDoUpdate({ target: totpSecrets.memberId, set: row, setWhere: isNull(totpSecrets.confirmedAt) })
    .returning();
  if (kept === undefined) throw refuse('replayed', 409, 'Two-step login is on already');
  return { secret: kept.secret, uri: secretAddress(kept.secret, merchant.name, session.member.account) };
};

/** The first code of the app turns it on. Whoever got in before with the password alone, here or remembered elsewhere, has to log in anew. */
export const confirmTotp = async (visit: MemberVisit, { code }: Pick<Proof, 'code'>): Promise<Codes> => {
  const { platform, session, at } = visit;
  const { member } = session;
  await countTry(visit, member);
  const waiting = and(
    eq(totpSecrets.memberId, member.id),
    isNull(totpSecrets.confirmedAt),
    gt(totpSecrets.createdAt, new Date(at.getTime() - SET_UP_MS)),
  );
  const [row] = await platform.db.select().from(totpSecrets).where(waiting);
  if (row === undefined) throw refuse('code_expired', 422, 'Setting up has taken too long, please start again');
  const step = stepOf(row.secret, code.replaceAll(/\s/g, ''), at);
  if (step === null) throw wrongCode();
  const on = await platform.db
    .update(totpSecrets)
    .set({ confirmedAt: at, lastStep: step })
    .where(and(waiting, eq(totpSecrets.secret, row.secret)))
    .returning({ id: totpSecrets.memberId });
  if (on.length === 0) throw wrongCode();
  await platform.sessions.closeOthers(member.id, session.id);
  await platform.db.delete(rememberTokens).where(eq(rememberTokens.memberId, member.id));
  await renewSession(visit);
  await tellMember(visit, `Two-step login was turned on for ${member.account}.`);
  return { recoveryCodes: [...(await issueRecoveryCodes(platform.db, member.id))] };
};

const proveTwice = async (visit: MemberVisit, { password, code }: Proof): Promise<void> => {
  await proveMember(visit, password);
  await checkCode(visit, visit.session.member, code);
  await renewSession(visit);
};

export const stopTotp = async (visit: MemberVisit, proof: Proof): Promise<null> => {
  const {
    platform,
    session: { member },
  } = visit;
  await proveTwice(visit, proof);
  await platform.db.delete(totpSecrets).where(eq(totpSecrets.memberId, member.id));
  await platform.db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, member.id));
  await tellMember(visit, `Two-step login was turned off for ${member.account}.`);
  return null;
};

export const renewRecoveryCodes = async (visit: MemberVisit, proof: Proof): Promise<Codes> => {
  const {
    platform,
    session: { member },
  } = visit;
  await proveTwice(visit, proof);
  await tellMember(visit, `New recovery codes were made for ${member.account}.`);
  return { recoveryCodes: [...(await issueRecoveryCodes(platform.db, member.id))] };
};
