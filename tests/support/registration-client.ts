import { eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import type { TestSandbox } from './open-test-sandbox.ts';

/** Creates a client that sends registration requests for tests, with valid fields and unused names and numbers. */
export const createRegistrationClient = (sandbox: () => TestSandbox) => {
  const always = { login: true, registerMethod: 'WEB', registerUrl: 'http://perya.localhost/register' };
  let number = 0;
  const name = () => `newbie${(number += 1)}`;
  const phone = () => ({ mobileNum: String(9_180_000_000 + (number += 1)), countryDialingCode: '63' });

  const register = (merchant: string, fields: object) =>
    sandbox().request('/wps/member/register', {
      method: 'PUT',
      merchant,
      json: { ...always, ...fields },
      headers: { 'Session-Mode': 'bearer' },
      ip: sandbox().newIp(),
    });
  const registerMobile = (merchant: string, fields: object) =>
    sandbox().request('/wps/member/register/mobile', {
      method: 'PUT',
      merchant,
      json: { ...always, ...fields },
      headers: { 'Session-Mode': 'bearer' },
      ip: sandbox().newIp(),
    });

  const withCode = async (merchant: string, to = phone()) => {
    await sandbox().request('/wps/verification/sms/register', {
      method: 'POST',
      merchant,
      json: { registerType: 'username', ...to },
      ip: sandbox().newIp(),
    });
    return { ...to, verificationCode: (await sandbox().outbox.codeFor(to.countryDialingCode + to.mobileNum)) ?? '' };
  };
  const withCaptcha = async (merchant: string) => {
    const { captchaId } = (await sandbox().request('/wps/captcha', { merchant, ip: sandbox().newIp() })).value as {
      captchaId: string;
    };
    return { captchaId, captcha: (await sandbox().outbox.codeFor(captchaId)) ?? '' };
  };

  /** Returns the fields that Siam requires; Siam needs neither a code nor a captcha. */
  const plain = () => ({
    username: name(),
    password: 'Abcdef12!',
    confirmPassword: 'Abcdef12!',
    payeeName: 'Somchai Jaidee',
    line: 'somchai.j',
    ...phone(),
    countryDialingCode: '66',
    mobileNum: String(812_000_000 + (number += 1)),
  });
  /** The fields that Perya requires. */
  const peryaFields = async () => ({
    username: name(),
    password: 'Abcdef12!',
    payeeName: 'Ana Santos',
    ...(await withCode('perya')),
    ...(await withCaptcha('perya')),
  });
  const memberOf = async (token: string, merchant: string) => {
    const { id } = (await sandbox().request('/wps/member/info', { token, merchant })).value as { id: string };
    const [row] = await sandbox()
      .database.select()
      .from(members)
      .where(eq(members.id, Number(id)));
    return row;
  };
  const tokenOf = ({ value }: { readonly value: unknown }) => (value as { token: string }).token;
  return {
    always,
    name,
    phone,
    register,
    registerMobile,
    withCode,
    withCaptcha,
    plain,
    peryaFields,
    memberOf,
    tokenOf,
  };
};
