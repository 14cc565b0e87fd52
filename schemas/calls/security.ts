import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { sessionAnswer } from '../member.ts';
import { openSessions } from '../open-session.ts';
import { passkeyAssertion, passkeyAttestation, passkeyCreation, passkeyRequest } from '../passkey.ts';
import { passkeyEntry, recoveryCodes, totpSecret, twoStepState } from '../two-step.ts';
import { anyOutput, input, noInput, password, text, verificationCode } from './input.ts';

const requirement = 'login.two-step';
const stales = ['security.twoStep'];
/** The account's password. A member without a password omits it and must have logged in recently. */
const ownPassword = Type.Optional(password);

export const twoStep = endpoint({
  name: 'security.twoStep',
  requirement,
  method: 'GET',
  path: '/wps/member/twoStep',
  token: 'needed',
  input: noInput,
  output: twoStepState,
});

/** Creates a secret for an authenticator app. Two-step login is not on until `security.confirmTotp` succeeds. */
export const startTotp = endpoint({
  name: 'security.startTotp',
  requirement,
  method: 'POST',
  path: '/wps/member/twoStep/start',
  token: 'needed',
  sealed: true,
  input: input({ password: ownPassword }),
  output: totpSecret,
});

export const confirmTotp = endpoint({
  name: 'security.confirmTotp',
  requirement,
  method: 'POST',
  path: '/wps/member/twoStep/confirm',
  token: 'needed',
  sealed: true,
  input: input({ code: verificationCode }),
  output: recoveryCodes,
  stales: [...stales, 'security.sessions'],
});

/** Turns two-step login off. `code` is a code from the authenticator app or a recovery code. */
export const stopTotp = endpoint({
  name: 'security.stopTotp',
  requirement,
  method: 'POST',
  path: '/wps/member/twoStep/stop',
  token: 'needed',
  sealed: true,
  input: input({ password: ownPassword, code: verificationCode }),
  output: anyOutput,
  stales,
});

/** Creates ten recovery codes and makes the old ones invalid. */
export const renewRecoveryCodes = endpoint({
  name: 'security.renewRecoveryCodes',
  requirement,
  method: 'POST',
  path: '/wps/member/twoStep/recoveryCodes',
  token: 'needed',
  sealed: true,
  input: input({ password: ownPassword, code: verificationCode }),
  output: recoveryCodes,
  stales,
});

/** Returns the options for creating a passkey. If two-step login is on, this requires a code from the authenticator app or a recovery code. */
export const passkeyOptions = endpoint({
  name: 'security.passkeyOptions',
  requirement,
  method: 'POST',
  path: '/wps/member/passkeys/options',
  token: 'needed',
  sealed: true,
  input: input({ password: ownPassword, proofCode: Type.Optional(verificationCode) }),
  output: passkeyCreation,
});

export const addPasskey = endpoint({
  name: 'security.addPasskey',
  requirement,
  method: 'POST',
  path: '/wps/member/passkeys',
  token: 'needed',
  /** If the name is empty, the passkey is named after the merchant. */
  input: input({ name: Type.String({ maxLength: 60, 'x-text': 'line' }), attestation: passkeyAttestation }),
  output: passkeyEntry,
  stales,
});

export const removePasskey = endpoint({
  name: 'security.removePasskey',
  requirement,
  method: 'POST',
  path: '/wps/member/passkeys/remove',
  token: 'needed',
  input: input({ id: text(1400) }),
  output: anyOutput,
  stales,
});

/** Returns the options for a login by passkey. No user name is needed, because the player's device knows its passkeys for this site. */
export const passkeyLoginOptions = endpoint({
  name: 'security.passkeyLoginOptions',
  requirement,
  method: 'POST',
  path: '/wps/session/passkey/options',
  input: noInput,
  output: passkeyRequest,
});

export const passkeyLogin = endpoint({
  name: 'security.passkeyLogin',
  requirement,
  method: 'POST',
  path: '/wps/session/passkey',
  input: input({ assertion: passkeyAssertion, remember: Type.Optional(Type.Boolean()) }),
  output: sessionAnswer,
  stales: ['account.memberInfo', 'account.balance'],
});

/** The member's sessions, most recently used first. */
export const sessions = endpoint({
  name: 'security.sessions',
  requirement: 'session.logout.effect',
  method: 'GET',
  path: '/wps/member/sessions',
  token: 'needed',
  input: noInput,
  output: openSessions,
});

/** Ends another session of the member. This also succeeds if that session has already ended. */
export const endSession = endpoint({
  name: 'security.endSession',
  requirement: 'session.logout.effect',
  method: 'POST',
  path: '/wps/member/sessions/end',
  token: 'needed',
  input: input({ id: text(64) }),
  output: anyOutput,
  stales: ['security.sessions'],
});

/** Ends every session except the requesting one, and revokes every remember token. */
export const endOtherSessions = endpoint({
  name: 'security.endOtherSessions',
  requirement: 'session.logout.effect',
  method: 'POST',
  path: '/wps/member/sessions/endOthers',
  token: 'needed',
  input: noInput,
  output: anyOutput,
  stales: ['security.sessions'],
});
