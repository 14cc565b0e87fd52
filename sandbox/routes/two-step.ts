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
import { answer, answerMember } from '../answer.ts';
import type { Route } from '../answer.ts';
import { addPasskey, passkeyOptions, removePasskey } from '../passkeys/add-passkey.ts';
import { logInByPasskey, passkeyLoginOptions } from '../passkeys/log-in-by-passkey.ts';
import { endOtherSessions, endSession, openSessions } from '../session/open-sessions.ts';
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp } from '../two-step/set-up-totp.ts';
import { twoStepState } from '../two-step/two-step-state.ts';

export const twoStepRoutes: readonly Route[] = [
  answerMember(twoStep, (_input, visit) => twoStepState(visit)),
  answerMember(startTotpCall, (input, visit) => startTotp(visit, input)),
  answerMember(confirmTotpCall, (input, visit) => confirmTotp(visit, input)),
  answerMember(stopTotpCall, (input, visit) => stopTotp(visit, input)),
  answerMember(renewCall, (input, visit) => renewRecoveryCodes(visit, input)),
  answerMember(optionsCall, (input, visit) => passkeyOptions(visit, input)),
  answerMember(addPasskeyCall, (input, visit) => addPasskey(visit, input)),
  answerMember(removePasskeyCall, (input, visit) => removePasskey(visit, input)),
  answerMember(sessions, (_input, visit) => openSessions(visit), { quiet: true }),
  answerMember(endSessionCall, ({ id }, visit) => endSession(visit, id)),
  answerMember(endOthersCall, (_input, visit) => endOtherSessions(visit)),
  answer(loginOptionsCall, (_input, visit) => passkeyLoginOptions(visit)),
  answer(passkeyLogin, (input, visit) => logInByPasskey(visit, input)),
];
