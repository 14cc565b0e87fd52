import { randomBytes } from 'node:crypto';
import { freePlay, login, logout, rememberLogin, verifyLogin } from '#schemas/calls/account.ts';
import { toMinor } from '#schemas/money.ts';
import { answer, answerMember } from '../answer.ts';
import type { Route } from '../answer.ts';
import { members } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { credit } from '../ledger/movements.ts';
import type { Database } from '../db/database.ts';
import type { MemberRow } from '../db/schema.ts';
import { isOpen } from '../merchants/is-open.ts';
import { logInByProvider } from '../phone-auth/log-in-by-provider.ts';
import { verifyPending } from '../session/admit.ts';
import { logInByMemory, logInByName, logInByPhone } from '../session/log-in.ts';
import { expiredSessionCookie } from '../session/session-cookie.ts';
import { TRIAL } from '../session/refuse-trial.ts';
import { startSession } from '../session/start-session.ts';
import type { Visit } from '../visit.ts';

const HOUR_MS = 60 * 60 * 1000;

const openTrial = async (tx: Database, { merchant, ip, at }: Visit): Promise<MemberRow> => {
  const account = `trial_${randomBytes(5).toString('hex')}`;
  const [member] = await tx
    .insert(members)
    .values({
      merchant: merchant.code,
      account,
      nickname: account,
      type: TRIAL,
      passwordChangedAt: at,
      referralCode: `T${randomBytes(5).toString('hex').toUpperCase()}`,
      registeredAt: at,
      registeredIp: ip,
    })
    .returning();
  if (member === undefined) throw new Error('the trial account was not written');
  const amount = toMinor(merchant.settings.trialBalance, merchant.currency);
  await credit(tx, member.id, { kind: 'trial', from: 'trial', amount, reference: `trial-${member.id}`, at });
  return member;
};

/** Sealed on its own, as bodies are; plain where the client knows no keys. */
const openRandom = async ({ platform }: Visit, random: string): Promise<void> => {
  if (random.split('.').length !== 5) return;
  const { spend } = await platform.unseal(random, freePlay.path);
  await spend(platform.db);
};

export const sessionRoutes: readonly Route[] = [
  answer(login, (input, visit) => {
    if (input.type === 'firebase') return logInByProvider(visit, input);
    return input.type === 'username' ? logInByName(visit, input) : logInByPhone(visit, input);
  }),

  answer(verifyLogin, (input, visit) => verifyPending(visit, input)),

  answer(rememberLogin, (input, visit) => logInByMemory(visit, input)),

  answerMember(logout, async (_input, { platform, session, headers }) => {
    await platform.sessions.close(session.id);
    headers.append('Set-Cookie', expiredSessionCookie);
    return null;
  }),

  answer(freePlay, async ({ random }, visit) => {
    const { platform, merchant, ip } = visit;
    if (!isOpen(merchant, 'FREEPLAY3')) throw refuse('login_refused', 403, 'Free play is not offered here');
    await openRandom(visit, random);
    await platform.throttle(`free-play:${ip}`, 60, HOUR_MS);
    const member = await platform.db.transaction((tx) => openTrial(tx, visit));
    return {
      token: await startSession(visit, member),
      firstTimeLogin: false,
      passwordExpired: false,
      defaultPassword: false,
    };
  }),
];
