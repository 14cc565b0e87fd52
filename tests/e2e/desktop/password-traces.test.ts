import type { CDPSession, Page } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';
import { codeFor, expectMember, freshMobile, freshName, loginForm, watchCaptcha } from '../steps.ts';

const PASSWORD = 'Play1234';

interface Traces {
  /** Strings on the page's heap that contain the password. */
  readonly strings: readonly string[];
  /** Number of inputs that were removed from the document but are still retained. */
  readonly detachedInputs: number;
}

const tracesOf = async (page: Page, secret: string): Promise<Traces> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return {
    strings: strings.filter((text) => text.includes(secret)).map((text) => text.slice(0, 200)),
    detachedInputs: strings.filter((text) => /^Detached (?:HTMLInputElement|<input)/.test(text)).length,
  };
};

/** Waits until no trace of the secret is left, because the page releases it some time after the response. */
const expectNoTraces = (page: Page, secret: string): Promise<void> =>
  expect
    .poll(() => tracesOf(page, secret), { timeout: 30_000, intervals: [1_000] })
    .toEqual({ strings: [], detachedInputs: 0 });

/** Types key by key, because text that Playwright fills in would itself be on the page's heap. */
const type = async (page: Page, field: string, text: string): Promise<void> => {
  await page.locator(field).first().focus();
  await page.keyboard.type(text);
};

test("a typed password is in no attribute, and leaves no trace in the page's memory after the login", async ({
  page,
}) => {
  test.slow();
  await page.goto(at('perya', '/promotions?lang=EN'));
  await settled(page);
  const form = 'header form:visible';
  await type(page, `${form} input[name=username]`, 'player01');
  await type(page, `${form} input[name=password]`, PASSWORD);
  const field = page.locator(`${form} input[name=password]`).first();
  expect(await field.getAttribute('value')).toBeFalsy();
  expect((await tracesOf(page, PASSWORD)).strings.length).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: /account menu/ })).toBeVisible();
  await expectNoTraces(page, PASSWORD);
});

test("a registration leaves no trace of its passwords in the page's memory", async ({ page, request }) => {
  test.slow();
  const captchaId = watchCaptcha(page);
  const [username, mobile, password] = [freshName(), freshMobile('917', 10), 'Fiesta2026!'];
  await page.goto(at('perya', '/register?lang=EN'));
  const modal = page.getByRole('dialog', { name: 'Register' });
  const field = (name: string) => modal.locator(`input[name=${name}]`);
  await field('username').fill(username);
  await type(page, 'dialog input[name=password], [role=dialog] input[name=password]', password);
  await type(page, 'dialog input[name=confirmPassword], [role=dialog] input[name=confirmPassword]', password);
  expect(await field('password').getAttribute('value')).toBeFalsy();
  await field('payeeName').fill('Ana Reyes');
  await field('mobileNum').fill(mobile);
  await modal.getByRole('button', { name: 'Send code' }).click();
  await field('verificationCode').fill(await codeFor(request, `63${mobile}`));
  await field('captcha').fill(await codeFor(request, await captchaId()));
  await modal.getByRole('checkbox').check();
  await modal.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(modal).toBeHidden();
  await expectMember(page, false, username);
  await expectNoTraces(page, password);
});

test("a forced password change leaves no trace of the old or the new password in the page's memory", async ({
  page,
}) => {
  test.slow();
  await page.goto(at('siam', '/promotions?lang=EN'));
  await settled(page);
  await loginForm(page, false);
  await type(page, 'dialog input[name=username]', 'expired01');
  await type(page, 'dialog input[name=password]', PASSWORD);
  await page.keyboard.press('Enter');
  const next = 'Siam-Night-2026';
  const change = page.getByRole('dialog').last();
  await expect(change.locator('input[name=confirmation]')).toBeVisible();
  await type(page, 'input[name=password]:visible >> nth=-1', next);
  await type(page, 'input[name=confirmation]', next);
  await change.locator('button[type=submit]').click();
  await expectMember(page, false, 'expired01');
  for (const secret of [PASSWORD, next]) await expectNoTraces(page, secret);
});
