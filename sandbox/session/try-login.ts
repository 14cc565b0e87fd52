import type { TestSandbox } from '../open-test-sandbox.ts';

interface LoginTry {
  readonly ip?: string;
  readonly captcha?: string;
  readonly captchaId?: string;
}

/** Tries to log in by name and answers whatever the sandbox says. */
export const tryLogin = (
  sandbox: TestSandbox,
  username: string,
  password: string,
  { ip, ...captcha }: LoginTry = {},
): ReturnType<TestSandbox['ask']> =>
  sandbox.ask('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username, password, ...captcha },
    ...(ip === undefined ? {} : { ip }),
  });
