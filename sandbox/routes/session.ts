import { sessionsOf } from '#sandbox/accounts/sessions/sessions.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { unseal } from '#sandbox/kernel/sealing/unseal.ts';
import { randomBytes } from 'node:crypto';
import { freePlay, login, logout, rememberLogin, verifyLogin } from '#schemas/calls/account.ts';
import { toMinor } from '#schemas/money.ts';
import { defineRoute, defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { runConsequences } from '#sandbox/kernel/core/consequences.ts';
import { members, type MemberRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import type { Database } from '#sandbox/db/database.ts';
import { isModuleOn } from '#sandbox/kernel/merchants/is-module-on.ts';
import { logInByProvider } from '#sandbox/accounts/login/log-in-by-provider.ts';
import { verifySecondStep } from '#sandbox/accounts/login/complete-login.ts';
import { logInRemembered, logInByName, logInByPhone } from '#sandbox/accounts/login/log-in.ts';
import { expiredSessionCookie } from '#sandbox/accounts/sessions/session-cookie.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/http/assert-not-trial.ts';
import { closeTrial } from '#sandbox/accounts/sessions/close-trial.ts';
import { startSession } from '#sandbox/accounts/sessions/start-session.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

const HOUR_MS = 60 * 60 * 1000;

const createTrialMember = async (tx: Database, { kernel, merchant, ip, at }: RequestContext): Promise<MemberRow> => {
  const account = `trial_${randomBytes(5).toString('hex')}`;
  const [member] = await tx
    .insert(members)
    .values({
      merchant: merchant.code,
      account,
      nickname: account,
      type: TRIAL_TYPE,
      passwordChangedAt: at,
      referralCode: `T${randomBytes(5).toString('hex').toUpperCase()}`,
      registeredAt: at,
      registeredIp: ip,
    })
    .returning();
  if (member === undefined) throw new Error('the trial account was not inserted');
  await runConsequences(tx, kernel.consequences.newMember, { member, acceptedTerms: null, at });
  const amount = toMinor(merchant.settings.trialBalance, merchant.currency);
  await credit(tx, member.id, { kind: 'trial', from: 'trial', amount, reference: createOrderNumber('trial', at), at });
  return member;
};

/** Unseals the request's random string. It is sealed like a body, or plain if the client has no keys. */
const unsealRandom = async ({ kernel }: RequestContext, random: string): Promise<void> => {
  if (random.split('.').length !== 5) return;
  const { markUsed } = await unseal(kernel, random, freePlay.path);
  await markUsed(kernel.db);
};

export const sessionRoutes: readonly Route[] = [
  defineRoute(login, (input, context) => {
    if (input.type === 'firebase') return logInByProvider(context, input);
    return input.type === 'username' ? logInByName(context, input) : logInByPhone(context, input);
  }),

  defineRoute(verifyLogin, (input, context) => verifySecondStep(context, input)),

  defineRoute(rememberLogin, (input, context) => logInRemembered(context, input)),

  defineMemberRoute(logout, async (_input, { kernel, session, headers }) => {
    await sessionsOf(kernel).close(session.id);
    await closeTrial(kernel.db, session.member.id);
    headers.append('Set-Cookie', expiredSessionCookie);
    return null;
  }),

  defineRoute(freePlay, async ({ random }, context) => {
    const { kernel, merchant, ip } = context;
    if (!isModuleOn(merchant, 'FREEPLAY3')) throw createProblem('login_refused', 403, 'Free play is not offered here');
    await unsealRandom(context, random);
    await throttle(kernel, `free-play:${ip}`, 60, HOUR_MS);
    const member = await kernel.db.transaction((tx) => createTrialMember(tx, context));
    return {
      token: await startSession(context, member),
      firstTimeLogin: false,
      passwordExpired: false,
      defaultPassword: false,
    };
  }),
];
