import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type Fault } from './open-site.tsx';
import { loginView, fillLogin, logIn, memberName, openLogin, pressLogin, put, siteHeader } from './steps.ts';

const LOGIN = '/wps/session/login';
const FREE_PLAY = '/wps/session/login/freeplay';
const JWE = /^[\w-]+(\.[\w-]+){4}$/;
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

test('a correct password closes the modal and logs the member in [login.success.modal] [login.success.member] [login.state.token] [login.after.route]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, ' player01 ', 'Play1234');
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull());
  expect(sessionStorage.getItem('token')).toBe('cookie');
  expect(site.path()).toBe('/promotions');
});

test('a request body is sent encrypted [calls.rule.encrypted]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  expect(site.bodies(LOGIN)).toEqual([expect.stringMatching(JWE)]);
});

test('a login by user name sends the trimmed name, the password and the login type [login.payload.username] [session.user-info]', async () => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, ' player01 ', 'Play1234');
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  expect(site.bodies(LOGIN).map((body) => JSON.parse(body) as unknown)).toEqual([
    { type: 'username', username: 'player01', password: 'Play1234' },
  ]);
});

test('a name is normalised before it is sent, but a password is sent as typed [login.payload.username]', async () => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'ｐｌａｙｅｒ０１', 'Ｐｌａｙ\u200b1234');
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Username or password is not right.');
  expect(site.bodies(LOGIN).map((body) => JSON.parse(body) as unknown)).toEqual([
    { type: 'username', username: 'player01', password: 'Ｐｌａｙ\u200b1234' },
  ]);
});

test('nothing is sent while a field is empty, and a message is shown below the field [login.validate.username] [rules.message.empty]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await pressLogin(site, dialog);
  expect(await dialog.findAllByText('Input cannot be empty')).toHaveLength(2);
  expect(site.sent).not.toContain(`POST ${LOGIN}`);
});

test('a refusal shows a message, keeps the password and focuses it [login.failure.loader] [login.failure.message] [errors.login]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'nobody', 'Wrong1234');
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Username or password is not right.');
  expect(dialog.getByLabelText('Password')).toHaveValue('Wrong1234');
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
});

test('a newly required captcha gets the focus, and the input is kept [login.failure.captcha]', async () => {
  await sandbox.play('perya', { captchaAlways: true });
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  await pressLogin(site, dialog);
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Characters' })).toHaveFocus());
  expect(dialog.getByLabelText('Password')).toHaveValue('Play1234');
  await sandbox.play('perya', { captchaAlways: false });
});

test('from the third failure on, the captcha is shown, and solving it logs in [login.failure.captcha] [captcha.after-failure] [captcha.identity] [login.validate.captcha] [calls.rule.answers]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'vip01', 'Wrong1234');
  for (let failed = 1; failed <= 3; failed += 1) {
    await pressLogin(site, dialog);
    await waitFor(() => expect(loginView(site)).toMatchObject({ failures: failed, busy: false }));
  }
  const picture = await dialog.findByRole('img', { name: /characters/ });
  expect(picture).toBeVisible();
  await pressLogin(site, dialog);
  expect(await dialog.findByText('Input cannot be empty')).toBeVisible();
  const solution = await sandbox.newestCode('captcha');
  await fillLogin(site, dialog, 'vip01', 'Play1234');
  await site.user.type(dialog.getByRole('textbox', { name: 'Characters' }), solution);
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('vip01'));
});

test('a new captcha image clears the previous answer but keeps name and password [captcha.refresh.gap] [captcha.identity]', async () => {
  await sandbox.play('perya', { captchaAlways: true });
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  await pressLogin(site, dialog);
  const picture = (): Promise<HTMLElement> => dialog.findByRole('img', { name: /characters/ });
  const first = (await picture()).getAttribute('src');
  const field = dialog.getByRole('textbox', { name: 'Characters' });
  await site.user.type(field, 'ABCDE');
  const another = dialog.getByRole('button', { name: 'Another picture' });
  await waitFor(() => expect(another).toBeEnabled(), { timeout: 3_000 });
  await site.user.click(another);
  await waitFor(async () => expect((await picture()).getAttribute('src')).not.toBe(first));
  expect(field).toHaveValue('');
  expect(dialog.getByLabelText('Password')).toHaveValue('Play1234');
  await site.user.type(field, await sandbox.newestCode('captcha'));
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  await sandbox.play('perya', { captchaAlways: false });
});

test('each further failure clears the field and loads another captcha, and a success removes the captcha [captcha.after-next-failure]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'agent02', 'Wrong1234');
  for (let failed = 1; failed <= 3; failed += 1) {
    await pressLogin(site, dialog);
    await waitFor(() => expect(loginView(site)).toMatchObject({ failures: failed, busy: false }));
  }
  const picture = async (): Promise<string | null> =>
    (await dialog.findByRole('img', { name: /characters/ })).getAttribute('src');
  const field = (): HTMLElement => dialog.getByRole('textbox', { name: 'Characters' });
  const first = await picture();
  await site.user.type(field(), await sandbox.newestCode('captcha'));
  await pressLogin(site, dialog);
  await waitFor(() => expect(loginView(site)).toMatchObject({ failures: 4, busy: false }));
  expect(field()).toHaveValue('');
  await waitFor(async () => expect(await picture()).not.toBe(first));
  await put(site, dialog.getByLabelText('Password'), 'Play1234');
  await site.user.type(field(), await sandbox.newestCode('captcha'));
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('agent02'));
  expect(loginView(site).captcha).toBe(false);
});

test.each([
  ['non_member', 'Non-member account unable to login'],
  ['non_agent', 'Non-agents cannot log in'],
  ['ip_blocked', 'Your IP address is blocked. Please contact customer service.'],
  ['region_blocked', 'This site is not available in your region.'],
] as const)(
  'a correct login that is refused as %s shows the reason and starts no session [roles.non-member] [roles.non-agent] [roles.blocked] [roles.agent-site] [errors.non-member] [errors.non-agent]',
  async (loginRefusal, words) => {
    await sandbox.play('perya', { loginRefusal });
    const site = await openSite(sandbox);
    const dialog = await openLogin(site);
    await fillLogin(site, dialog, 'player01', 'Play1234');
    await pressLogin(site, dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect([site.stores.session.get().phase, sessionStorage.getItem('token')]).toEqual(['visitor', null]);
    await sandbox.play('perya', { loginRefusal: 'none' });
    await pressLogin(site, dialog);
    await waitFor(() => expect(memberName(site)).toBe('player01'));
  },
);

test('closing keeps the user name and forgets the password', async () => {
  const site = await openSite(sandbox);
  await fillLogin(site, await openLogin(site), 'player01', 'Play1234');
  site.stores.modals.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openLogin(site);
  expect(await again.findByRole('textbox', { name: 'Username' })).toHaveValue('player01');
  expect(again.getByLabelText('Password')).toHaveValue('');
});

test('a double click logs in once', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  await site.user.dblClick(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  expect(site.sent.filter((call) => call === `POST ${LOGIN}`)).toHaveLength(1);
});

const failsAndRecovers = async (at: string, fault: Fault, words: string) => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  site.fail(at, fault);
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(dialog.getByLabelText('Password')).toHaveValue('Play1234');
  expect(dialog.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
  site.fail(at, null);
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
};

test.each<[string, string, Fault]>([
  ['a login request that loses its connection', LOGIN, 'offline'],
  ['a login without any connection', '*', 'offline'],
  ['a login request that times out', LOGIN, 'timeout'],
])(
  '%s shows a message and keeps the input, and the next attempt works [login.failure.loader] [errors.network]',
  async (_name, at, fault) => {
    await failsAndRecovers(at, fault, 'Network link is abnormal, please try again');
  },
);

test.each<[string, Fault, string]>([
  ['a server error', { status: 500 }, 'Something went wrong on our side. Please try again in a moment.'],
  ['an incomplete response', 'malformed', 'We could not read the answer that we received. Please try again.'],
])(
  '%s shows a message and keeps the input, and the next attempt works [login.failure.loader]',
  async (_name, fault, words) => {
    await failsAndRecovers(LOGIN, fault, words);
  },
);

test('if loading the member fails after a login, the session ends and the visitor is logged out [login.success.member] [login.failure.loader]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  site.fail('/wps/member/info', { status: 500 });
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(site.sent.filter((sent) => sent.endsWith(LOGIN) || sent.endsWith('/wps/member/info')).slice(-2)).toEqual([
    `POST ${LOGIN}`,
    'GET /wps/member/info',
  ]);
  expect([site.stores.session.get().phase, sessionStorage.getItem('token')]).toEqual(['visitor', null]);
  site.fail('/wps/member/info', null);
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
});

test('a response that arrives after the modal was closed does not break the page [login.failure.loader]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Wrong1234');
  const release = site.hold(LOGIN);
  await pressLogin(site, dialog);
  await waitFor(() => expect(site.sent).toContain(`POST ${LOGIN}`));
  site.stores.modals.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(loginView(site).busy).toBe(true);
  release();
  await waitFor(() => expect(loginView(site)).toMatchObject({ busy: false, failures: 1 }));
  expect(screen.getByRole('main')).toBeVisible();
  expect(await (await openLogin(site)).findByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
});

test('free play creates a trial account, clears the pending password change and closes the modal [free-play.flag] [free-play.success] [free-play.account] [free-play.path] [password.cpw.cleared]', async () => {
  const site = await openSite(sandbox);
  sessionStorage.setItem('cpw', 'true');
  const dialog = await openLogin(site);
  await site.user.click(await dialog.findByRole('button', { name: 'Play for free' }));
  await waitFor(() => expect(site.stores.session.get().member?.kind).toBe('trial'));
  expect(site.sent).toContain('POST /wps/session/login/freeplay');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem('cpw')).toBeNull();
});

test.each([
  ['sealed if the platform publishes keys', 'perya', JWE],
  ['32 random characters if it does not', 'lotus', /^[0-9a-f]{32}$/],
])(
  'free play sends the system, the platform, the version, and a random text: %s [free-play.request] [free-play.random] [const.free-play-platform]',
  async (_how, brand, random) => {
    const site = await openSite(sandbox, { brand });
    const dialog = await openLogin(site);
    await site.user.click(await dialog.findByRole('button', { name: 'Play for free' }));
    await waitFor(() => expect(site.stores.session.get().member?.kind).toBe('trial'));
    expect(site.bodies(FREE_PLAY).map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        os: expect.stringMatching(/./) as string,
        platform: 'W',
        gatewayVersion: expect.toSatisfy((version) => Number(version) === 3) as number,
        random: expect.stringMatching(random) as string,
      },
    ]);
  },
);

test("a failed free play shows a dialog with the platform's message, keeps the login modal open, and can be retried [free-play.failure]", async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  site.fail(FREE_PLAY, { status: 422, untouched: true, code: 'practice_closed', message: 'No practice on Mondays.' });
  await site.user.click(await dialog.findByRole('button', { name: 'Play for free' }));
  const warning = await screen.findByRole('alertdialog', { name: 'Play for free' });
  expect(warning).toHaveTextContent('No practice on Mondays.');
  await site.user.click(within(warning).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([site.stores.modals.get()?.name, site.stores.session.get().phase]).toEqual(['login', 'visitor']);
  site.fail(FREE_PLAY, null);
  await site.user.click(dialog.getByRole('button', { name: 'Play for free' }));
  await waitFor(() => expect(site.stores.session.get().phase).toBe('member'));
});

test('if the platform does not offer free play, there is no button for it [free-play.flag] [toggles.FREEPLAY3]', async () => {
  const site = await openSite(sandbox, { brand: 'siam' });
  const dialog = await openLogin(site);
  expect(await dialog.findByRole('tab', { name: 'Mobile number' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Play for free' })).toBeNull();
});

test('if login by code is off, there are no tabs [login.modal.tabs] [toggles.MOBILEVERCODELOGIN3]', async () => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  const dialog = await openLogin(site);
  expect(await dialog.findByRole('button', { name: 'Play for free' })).toBeVisible();
  expect(dialog.queryByRole('tab')).toBeNull();
});

test('a reload keeps the balance masked or visible; the next session starts with a visible balance [header.balance.mask-state]', async () => {
  const balance = () => siteHeader().findAllByRole('button', { name: /, balance\. Refresh$/ });
  const shown = async () => (await balance()).map(({ textContent }: HTMLElement) => !textContent.includes('****'));
  const site = await openSite(sandbox);
  await logIn(site, 'vip01');
  await site.user.click((await siteHeader().findAllByRole('button', { name: 'Hide the balance' }))[0] as HTMLElement);
  const reloaded = await openSite(sandbox, { after: site });
  await waitFor(async () => expect(await shown()).not.toContain(true));
  await reloaded.user.click(
    (await siteHeader().findAllByRole('button', { name: 'Show the balance' }))[0] as HTMLElement,
  );
  const again = await openSite(sandbox, { after: reloaded });
  await waitFor(async () => expect(await shown()).not.toContain(false));
  await again.user.click((await siteHeader().findAllByRole('button', { name: 'Hide the balance' }))[0] as HTMLElement);
  again.stores.session.end();
  await logIn(again, 'vip01');
  await waitFor(async () => expect(await shown()).not.toContain(false));
});

test('a session that expires during use is cleared, and a message and the login appear [session.expiry] [errors.not-logged-in]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await sandbox.wait(16 * 60_000);
  await site.stores.queries.invalidateQueries({ queryKey: ['account.balance'] });
  await waitFor(() => expect(site.stores.session.get().phase).toBe('visitor'));
  const again = within(await screen.findByRole('dialog', { name: 'Log in' }));
  expect(again.getByText('You are not logged in, please login')).toBeVisible();
  expect(site.stores.toasts.get()).toEqual([]);
});
