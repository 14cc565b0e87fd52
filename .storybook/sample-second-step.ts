import { login, verifyLogin } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { answer } from './story-answers.ts';

/** A login that the platform accepts only after a second step. */
export const secondStep = {
  token: '',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  needVerify: { verifyId: 'v1', channel: 'sms', sentTo: '+*********123' },
} as const;

/** A login whose second step rejects the code. */
export const wrongCode = {
  ...answer(login, secondStep),
  ...answer(verifyLogin, new Problem({ code: 'code_wrong', status: 422, message: 'wrong' })),
};
