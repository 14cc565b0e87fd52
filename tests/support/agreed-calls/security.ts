import type { AgreedCall } from './agreed-call.ts';

/** The agreed calls for two-step login, passkeys and sessions. */
export const securityCalls: readonly AgreedCall[] = [
  ['login.two-step', 'GET', '/wps/member/twoStep', 't', '', 'hasPassword totp recoveryCodesLeft passkeys'],
  ['login.two-step', 'POST', '/wps/member/twoStep/start', 't sealed', 'password?', 'secret uri'],
  ['login.two-step', 'POST', '/wps/member/twoStep/confirm', 't sealed', 'code', 'recoveryCodes'],
  ['login.two-step', 'POST', '/wps/member/twoStep/stop', 't sealed', 'password? code', ''],
  ['login.two-step', 'POST', '/wps/member/twoStep/recoveryCodes', 't sealed', 'password? code', 'recoveryCodes'],
  [
    'login.two-step',
    'POST',
    '/wps/member/passkeys/options',
    't sealed',
    'password? proofCode?',
    'rp user challenge pubKeyCredParams timeout excludeCredentials authenticatorSelection attestation',
  ],
  ['login.two-step', 'POST', '/wps/member/passkeys', 't', 'name attestation', 'id name createdAt lastUsedAt'],
  ['login.two-step', 'POST', '/wps/member/passkeys/remove', 't', 'id', ''],
  ['session.logout.effect', 'GET', '/wps/member/sessions', 't', '', '[] id userAgent ip createdAt lastSeenAt isThis'],
  ['session.logout.effect', 'POST', '/wps/member/sessions/end', 't', 'id', ''],
  ['session.logout.effect', 'POST', '/wps/member/sessions/endOthers', 't', '', ''],
  [
    'login.two-step',
    'POST',
    '/wps/session/passkey/options',
    'n',
    '',
    'challenge rpId timeout userVerification allowCredentials',
  ],
  [
    'login.two-step',
    'POST',
    '/wps/session/passkey',
    'n',
    'assertion remember?',
    'token firstTimeLogin passwordExpired defaultPassword needVerify?',
  ],
];
