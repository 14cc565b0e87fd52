import type { TestSandbox } from './open-test-sandbox.ts';

interface LoginTry {
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly captcha?: string;
  readonly captchaId?: string;
}

/** Sends a login by name and returns the response, whether it succeeds or not. */
export const tryLogin = (
  sandbox: TestSandbox,
  username: string,
  password: string,
  { ip, headers = {}, ...captcha }: LoginTry = {},
): ReturnType<TestSandbox['request']> =>
  sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username, password, ...captcha },
    headers,
    ...(ip === undefined ? {} : { ip }),
  });
