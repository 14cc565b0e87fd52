import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const MINUTE = 60_000;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('a captcha is an image with an id, valid once, for five minutes, and only at its merchant [calls.account.captcha] [captcha.identity]', async () => {
  const captcha = async (merchant = 'perya') =>
    (await sandbox.request('/wps/captcha', { merchant, ip: sandbox.newIp() })).value as {
      captchaId: string;
      image: string;
      mimeType: string;
    };
  const made = await captcha();
  expect(made.mimeType).toBe('image/png');
  const solution = (await sandbox.outbox.codeFor(made.captchaId)) ?? '';
  expect(solution).toMatch(/^[A-Z0-9]{5}$/);
  expect(Buffer.from(made.image, 'base64').toString('latin1')).not.toContain(solution);

  sandbox.scenarios.set('perya', { captchaAlways: true });
  const enter = (captchaId: string, answer: string) =>
    sandbox.request('/wps/session/login', {
      method: 'POST',
      json: { type: 'username', username: 'agent01', password: 'Play1234', captcha: answer, captchaId },
      ip: sandbox.newIp(),
    });
  expect(await enter(made.captchaId, solution.toLowerCase())).toMatchObject({ status: 200 });
  expect(await enter(made.captchaId, solution)).toMatchObject({ body: { code: 'captcha_wrong' } });

  const elsewhere = await captcha('siam');
  expect(await enter(elsewhere.captchaId, (await sandbox.outbox.codeFor(elsewhere.captchaId)) ?? '')).toMatchObject({
    body: { code: 'captcha_wrong' },
  });

  const old = await captcha();
  sandbox.advanceClock(5 * MINUTE + 1000);
  expect(await enter(old.captchaId, (await sandbox.outbox.codeFor(old.captchaId)) ?? '')).toMatchObject({
    body: { code: 'captcha_wrong' },
  });
  sandbox.scenarios.reset('perya');
});

test('an IP address gets at most sixty captchas a minute [captcha.refresh.gap]', async () => {
  const ip = sandbox.newIp();
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await sandbox.request('/wps/captcha', { ip })).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
