import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { memberProfile, profileChanges } from '../profile.ts';
import { codeReceipt } from '../site-status.ts';
import { address } from '../wire.ts';
import { anyOutput, countryDialingCode, input, mobileNum, noInput, password, verificationCode } from './input.ts';

const stales = ['profile.profile'];
const email = Type.String({ pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', maxLength: 120, 'x-text': 'name' });

/**
 * Proof of identity for changing a contact: the account's password, or a code from the authenticator app if two-step
 * login is on. A member who has neither must have logged in recently.
 */
const proof = { password: Type.Optional(password), proofCode: Type.Optional(verificationCode) };

export const profile = endpoint({
  name: 'profile.profile',
  requirement: 'member.securitycenter.profile',
  method: 'GET',
  path: '/wps/member/profile',
  token: 'needed',
  input: noInput,
  output: memberProfile,
});

/**
 * Saves the changed fields of the profile. Each field must satisfy its registration rule, and a real name can be set only once. A messenger ID may
 * earn a reward.
 */
export const saveProfile = endpoint({
  name: 'profile.saveProfile',
  requirement: 'member.securitycenter.save',
  method: 'PUT',
  path: '/wps/member/info',
  token: 'needed',
  sealed: true,
  input: profileChanges,
  output: anyOutput,
  stales: [...stales, 'rewards.list', 'cashier.withdrawOptions'],
});

/** Changes the member's icon. `icon` is one of the URLs that `account.icon` returns. */
export const changeIcon = endpoint({
  name: 'profile.changeIcon',
  requirement: 'member.securitycenter.avatar-change',
  method: 'PUT',
  path: '/wps/member/info/icon',
  token: 'needed',
  input: input({ icon: address }),
  output: anyOutput,
  stales: ['account.avatar', 'account.icon'],
});

/** Sends a code to a mobile number that the member wants to bind. */
export const sendMobileCode = endpoint({
  name: 'profile.sendMobileCode',
  requirement: 'member.securitycenter.contact',
  method: 'POST',
  path: '/wps/verification/sms/bind',
  token: 'needed',
  input: input({ mobileNum, countryDialingCode }),
  output: codeReceipt,
});

export const bindMobile = endpoint({
  name: 'profile.bindMobile',
  requirement: 'member.securitycenter.contact',
  method: 'PUT',
  path: '/wps/member/mobile',
  token: 'needed',
  sealed: true,
  input: input({ mobileNum, countryDialingCode, verificationCode, ...proof }),
  output: anyOutput,
  stales,
});

/** Sends a code to an e-mail address that the member wants to bind. */
export const sendEmailCode = endpoint({
  name: 'profile.sendEmailCode',
  requirement: 'member.securitycenter.contact',
  method: 'POST',
  path: '/wps/member/email',
  token: 'needed',
  input: input({ email }),
  output: codeReceipt,
});

export const bindEmail = endpoint({
  name: 'profile.bindEmail',
  requirement: 'member.securitycenter.contact',
  method: 'PUT',
  path: '/wps/member/email',
  token: 'needed',
  sealed: true,
  input: input({ email, verificationCode, ...proof }),
  output: anyOutput,
  stales,
});
