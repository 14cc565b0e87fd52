import {
  addPasskey as addPasskeyCall,
  confirmTotp as confirmTotpCall,
  endOtherSessions as endOthersCall,
  endSession as endSessionCall,
  passkeyLogin,
  passkeyLoginOptions as loginOptionsCall,
  passkeyOptions as optionsCall,
  removePasskey as removePasskeyCall,
  renewRecoveryCodes as renewCall,
  sessions,
  startTotp as startTotpCall,
  stopTotp as stopTotpCall,
  twoStep,
} from '#schemas/calls/security.ts';
import { defineMemberRoute, defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import type { TwoStepState } from '#schemas/two-step.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { findPasskeys, toPasskeyEntry } from '#sandbox/accounts/passkeys/find-passkeys.ts';
import { hasTotp } from '#sandbox/accounts/two-step/check-code.ts';
import { countRecoveryCodes } from '#sandbox/accounts/two-step/recovery-codes.ts';
import { addPasskey, passkeyOptions, removePasskey } from '#sandbox/accounts/passkeys/add-passkey.ts';
import { logInByPasskey, passkeyLoginOptions } from '#sandbox/accounts/login/log-in-by-passkey.ts';
import { endOtherSessions, endSession, openSessions } from '#sandbox/accounts/sessions/open-sessions.ts';
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp } from '#sandbox/accounts/two-step/set-up-totp.ts';

const readTwoStepState = async (context: MemberContext): Promise<TwoStepState> => {
  const {
    kernel,
    session: { member },
  } = context;
  return {
    hasPassword: member.passwordHash !== null,
    totp: await hasTotp(context, member),
    recoveryCodesLeft: await countRecoveryCodes(kernel.db, member.id),
    passkeys: (await findPasskeys(kernel.db, member.id)).map(toPasskeyEntry),
  };
};

export const twoStepRoutes: readonly Route[] = [
  defineMemberRoute(twoStep, (_input, context) => readTwoStepState(context)),
  defineMemberRoute(startTotpCall, (input, context) => startTotp(context, input)),
  defineMemberRoute(confirmTotpCall, (input, context) => confirmTotp(context, input)),
  defineMemberRoute(stopTotpCall, (input, context) => stopTotp(context, input)),
  defineMemberRoute(renewCall, (input, context) => renewRecoveryCodes(context, input)),
  defineMemberRoute(optionsCall, (input, context) => passkeyOptions(context, input)),
  defineMemberRoute(addPasskeyCall, (input, context) => addPasskey(context, input)),
  defineMemberRoute(removePasskeyCall, (input, context) => removePasskey(context, input)),
  defineMemberRoute(sessions, (_input, context) => openSessions(context), { background: true }),
  defineMemberRoute(endSessionCall, ({ id }, context) => endSession(context, id)),
  defineMemberRoute(endOthersCall, (_input, context) => endOtherSessions(context)),
  defineRoute(loginOptionsCall, (_input, context) => passkeyLoginOptions(context)),
  defineRoute(passkeyLogin, (input, context) => logInByPasskey(context, input)),
];
