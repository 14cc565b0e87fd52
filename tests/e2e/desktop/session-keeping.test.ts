import { at, expect, settled, test } from '../site-test.ts';
import { expectMember, expectVisitor, fillLogin, logIn, loginForm, logOut, PASSWORD } from '../steps.ts';

test('in cookie mode, no script can read the session [session.tabs] [login.success.token]', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  await logIn(page, isMobile);
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-s');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  const readable = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  expect(readable).not.toContain(cookie?.value ?? 'a session');
  expect(readable).not.toContain(PASSWORD);
});

test('in bearer mode, the token is only in session storage, and disappears when the tab closes [session.tabs] [session.reload] [login.success.token]', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto(at('lotus', '/?lang=EN'));
  await settled(page);
  await logIn(page, isMobile);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(token).toMatch(/^\S{20,}$/);
  const elsewhere = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      location.href,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  expect(elsewhere).not.toContain(token ?? 'a token');
  expect((await context.cookies()).filter(({ value }) => value === token)).toEqual([]);
  await page.reload();
  await expectMember(page, isMobile);
  const second = await context.newPage();
  await second.goto(at('lotus', '/?lang=EN'));
  await settled(second);
  await expectVisitor(second);
});

test('a reload while the site is still loading the member after a login keeps the session [session.reload]', async ({
  page,
  isMobile,
}) => {
  await page.goto(at('lotus', '/?lang=EN'));
  const form = await loginForm(page, isMobile);
  await fillLogin(form, 'player01');
  const held = new Promise<void>((resolve) => {
    // This request never gets a response, and the reload cancels it.
    void page.route('**/wps/member/info', () => resolve(), { times: 1 });
  });
  await form.locator('button[type=submit]').click();
  await held;
  await page.reload();
  await expectMember(page, isMobile);
});

test('a second tab shares the session, and loses it when the session ends [session.tabs] [session.logout.effect]', async ({
  page,
  context,
  isMobile,
}) => {
  await page.goto(at('siam', '/?lang=EN'));
  await settled(page);
  const second = await context.newPage();
  await second.goto(at('siam', '/?lang=EN'));
  await settled(second);
  await logIn(page, isMobile);
  await expectMember(second, isMobile);
  await logOut(page);
  await expectVisitor(page);
  await expectVisitor(second);
});
