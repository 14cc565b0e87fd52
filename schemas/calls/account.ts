import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { countryAnswer } from '../country.ts';
import { menuGroup } from '../game.ts';
import {
  avatar as avatarAnswer,
  balance as balanceAnswer,
  loginFailure,
  memberIcon,
  memberInfo as member,
  sessionAnswer,
} from '../member.ts';
import { passkeyAssertion } from '../passkey.ts';
import { registerRules } from '../register-rules.ts';
import { captchaImage, codeReceipt, keySetAnswer, siteStatus } from '../site-status.ts';
import { whitelabelTree } from '../whitelabel-tree.ts';
import { oneOf } from '../wire.ts';
import { MONEY_STALES } from './stales.ts';
import { FREE_PLAY_PLATFORM, GATEWAY_VERSION } from './query-constants.ts';
import {
  accountTypeId,
  countryDialingCode,
  anyOutput,
  human,
  input,
  mobileNum,
  noInput,
  optionalText,
  password,
  positiveAmount,
  text,
  typedText,
  verificationCode,
} from './input.ts';
import { loginInput, registerInput, registerMobileInput } from './auth-inputs.ts';

const SESSION_STALES = ['account.memberInfo', 'account.balance'];

export const login = endpoint({
  name: 'account.login',
  requirement: 'calls.account.login',
  method: 'POST',
  path: '/wps/session/login',
  sealed: true,
  input: loginInput,
  output: sessionAnswer,
  failure: loginFailure,
  stales: SESSION_STALES,
});

/** The second step of a login. It takes the code that was sent, a code from the authenticator app, a recovery code, or a passkey. */
export const verifyLogin = endpoint({
  name: 'account.verifyLogin',
  requirement: 'calls.account.login',
  method: 'POST',
  path: '/wps/session/verify',
  sealed: true,
  input: Type.Union([
    input({ verifyId: text(60), code: verificationCode }),
    input({ verifyId: text(60), passkey: passkeyAssertion }),
  ]),
  output: sessionAnswer,
  stales: SESSION_STALES,
});

/** Logs in with the user name's remember token, an HttpOnly cookie, and replaces the token with a new one. */
export const rememberLogin = endpoint({
  name: 'account.rememberLogin',
  requirement: 'calls.account.login',
  method: 'POST',
  path: '/wps/session/remember',
  input: input({ username: typedText('name', 255) }),
  output: sessionAnswer,
  failure: loginFailure,
  stales: SESSION_STALES,
});

/** Marks no answers as stale: the site drops session data when the session ends, and a refetch would get status 401. */
export const logout = endpoint({
  name: 'account.logout',
  requirement: 'calls.account.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'needed',
  openTo: ['trial', 'passwordDue'],
  input: noInput,
  output: anyOutput,
});

/** Starts a trial session. Only the field `random` is encrypted, as a compact JWE; it is plain text if the platform publishes no keys. */
export const freePlay = endpoint({
  name: 'account.freePlay',
  requirement: 'calls.account.free-play',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  input: input({
    os: text(60),
    platform: Type.Literal(FREE_PLAY_PLATFORM),
    random: text(2048),
    gatewayVersion: Type.Literal(GATEWAY_VERSION),
  }),
  output: sessionAnswer,
  stales: SESSION_STALES,
});

export const register = endpoint({
  name: 'account.register',
  requirement: 'calls.account.register',
  method: 'PUT',
  path: '/wps/member/register',
  sealed: true,
  input: registerInput,
  output: sessionAnswer,
  failure: loginFailure,
  stales: SESSION_STALES,
});

export const registerMobile = endpoint({
  name: 'account.registerMobile',
  requirement: 'calls.account.register-mobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  sealed: true,
  input: registerMobileInput,
  output: sessionAnswer,
  failure: loginFailure,
  stales: SESSION_STALES,
});

export const affiliate = endpoint({
  name: 'account.affiliate',
  requirement: 'calls.account.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  input: input({ code: text(255), domain: text(255) }),
  output: Type.Object({ valid: Type.Boolean() }),
});

/** Sends a code for login or for password recovery. A code is valid only for the `purpose` for which it was sent. */
export const smsNoLogin = endpoint({
  name: 'account.smsNoLogin',
  requirement: 'calls.account.sms-nologin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  input: input({ mobileNum, countryDialingCode, purpose: Type.Optional(oneOf(['login', 'recovery'])), human }),
  output: codeReceipt,
});

export const captcha = endpoint({
  name: 'account.captcha',
  requirement: 'calls.account.captcha',
  method: 'GET',
  path: '/wps/captcha',
  input: noInput,
  output: captchaImage,
});

export const changePassword = endpoint({
  name: 'account.changePassword',
  requirement: 'calls.account.password',
  method: 'POST',
  path: '/wps/member/password',
  token: 'needed',
  openTo: ['passwordDue'],
  sealed: true,
  input: input({ old: password, new: password, confirmNew: password }),
  output: anyOutput,
  stales: ['security.sessions'],
});

export const passwordEmail = endpoint({
  name: 'account.passwordEmail',
  requirement: 'calls.account.forgot-email',
  method: 'POST',
  path: '/wps/member/password/email',
  body: 'form',
  input: input({ username: typedText('name', 255), email: typedText('name', 255) }),
  output: anyOutput,
});

export const passwordPhone = endpoint({
  name: 'account.passwordPhone',
  requirement: 'calls.account.password-phone',
  method: 'POST',
  path: '/wps/member/password/verification',
  sealed: true,
  input: input({
    newPassword: password,
    mobileNum,
    countryDialingCode: Type.Optional(countryDialingCode),
    verificationCode,
  }),
  output: anyOutput,
});

/** `url` is the host in the visitor's address bar. */
export const status = endpoint({
  name: 'account.status',
  requirement: 'calls.account.status',
  method: 'GET',
  path: '/wps/system/status',
  input: input({ url: text(253) }),
  output: siteStatus,
});

export const whitelabel = endpoint({
  name: 'account.whitelabel',
  requirement: 'calls.account.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  input: input({ merchantCode: optionalText(40) }),
  output: whitelabelTree,
});

/**
 * Returns the rules for the registration fields. The requirements list a settings call and a rules call, which share
 * one path; this is both.
 */
export const registerSettings = endpoint({
  name: 'account.registerSettings',
  requirement: 'calls.account.register-settings',
  method: 'GET',
  path: '/wps/system/setting/register',
  input: noInput,
  output: registerRules,
});

export const country = endpoint({
  name: 'account.country',
  requirement: 'calls.account.country',
  method: 'GET',
  path: '/wps/system/country',
  input: noInput,
  output: countryAnswer,
});

/** Returns the public keys for encrypting request bodies. */
export const keySet = endpoint({
  name: 'account.keySet',
  requirement: 'calls.rule.encryption',
  method: 'GET',
  path: '/wps/system/keys',
  input: noInput,
  output: keySetAnswer,
});

export const gameMenus = endpoint({
  name: 'account.gameMenus',
  requirement: 'calls.account.game-menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  token: 'sent',
  input: noInput,
  output: Type.Array(menuGroup),
});

export const memberInfo = endpoint({
  name: 'account.memberInfo',
  requirement: 'calls.account.member-info',
  method: 'GET',
  path: '/wps/member/info',
  token: 'needed',
  openTo: ['trial', 'passwordDue'],
  input: noInput,
  output: member,
});

export const avatar = endpoint({
  name: 'account.avatar',
  requirement: 'calls.account.avatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  token: 'needed',
  openTo: ['trial'],
  input: noInput,
  output: avatarAnswer,
});

export const icon = endpoint({
  name: 'account.icon',
  requirement: 'calls.account.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  token: 'needed',
  input: noInput,
  output: memberIcon,
});

export const balance = endpoint({
  name: 'account.balance',
  requirement: 'calls.account.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'needed',
  openTo: ['trial'],
  input: noInput,
  output: balanceAnswer,
});

export const walletTransfer = endpoint({
  name: 'account.walletTransfer',
  requirement: 'calls.account.wallet-transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  token: 'needed',
  idempotent: true,
  input: input({ fromAccountTypeId: accountTypeId, toAccountTypeId: accountTypeId, amount: positiveAmount }),
  output: balanceAnswer,
  stales: MONEY_STALES,
});
