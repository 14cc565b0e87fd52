import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { registerMobile } from '#schemas/calls/account.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { readInvitation } from '#src/session/invitation.ts';
import { openSite, type OpenSite } from './open-site.tsx';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/app/account-notes.tsx';
import '#src/features/auth/captcha-picture-box.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/send-code-button.tsx';
import { fillByName, fillCommon, logIn, memberName, NEW_PASSWORD, openRegister, pressRegister, put } from './steps.ts';

const REGISTER = '/wps/member/register';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const expectHome = async (site: OpenSite): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(site.path()).toBe('/index'));
};

test('an invalid form is not sent, and each field shows what is wrong [rules.message.empty]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await put(site, dialog.getByRole('textbox', { name: /Username/ }), '1a');
  await pressRegister(site, dialog);
  expect(
    (await dialog.findAllByText(/Start with a letter, then letters and digits, 4-16 characters/)).length,
  ).toBeGreaterThan(0);
  expect(dialog.getAllByText('Input cannot be empty').length).toBeGreaterThan(0);
  expect(site.sent).not.toContain(`PUT ${REGISTER}`);
});

test('a name already in use is reported at its field, and nobody is logged in [register.failure]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'player01', '9171230002');
  await pressRegister(site, dialog);
  expect((await dialog.findAllByText('This username is already taken.')).length).toBeGreaterThan(0);
  expect(site.stores.session.get().phase).toBe('visitor');
});

test('a visitor registers by user name, is logged in on the home page and sees the balance [register.success] [register.success.token] [register.encrypted] [toggles.USERNAMEREG3]', async () => {
  const site = await openSite(sandbox, { path: '/promotions' });
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'maria2026', '9171230003');
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('maria2026'));
  await expectHome(site);
  expect(site.bodies(REGISTER)).toEqual([expect.stringMatching(/^[\w-]+(\.[\w-]+){4}$/)]);
  expect((await screen.findAllByRole('button', { name: /^P\s0\.00, balance\. Refresh$/ })).length).toBeGreaterThan(0);
});

test('while the account is being created, the registration stays open, and then logs the member in [register.success]', async () => {
  const site = await openSite(sandbox, { path: '/promotions' });
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'maria2027', '9171230042');
  const answer = site.hold(REGISTER);
  await pressRegister(site, dialog);
  await waitFor(() => expect(site.sent).toContain(`PUT ${REGISTER}`));
  await site.user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible();
  answer();
  await waitFor(() => expect(memberName(site)).toBe('maria2027'));
  await expectHome(site);
});

test('a new member sees a welcome with links to the next steps on the home page, only once', async () => {
  const site = await openSite(sandbox, { path: '/index' });
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'newmaria26', '9171230041');
  await pressRegister(site, dialog);
  const welcome = within(await screen.findByRole('region', { name: 'Welcome, newmaria26' }));
  await site.user.click(welcome.getByRole('button', { name: /Make your first deposit/ }));
  await waitFor(() => expect(site.path()).toBe('/index?member=depositv2'));
  site.stores.modals.close();
  const again = await openSite(sandbox, { path: '/index', after: site });
  await again.user.click(await screen.findByRole('button', { name: 'Close the welcome' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull());
  const later = await openSite(sandbox, { path: '/index', after: again });
  await waitFor(() => expect(memberName(later)).toBe('newmaria26'));
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull();
});

test('a member who logs in sees no welcome', async () => {
  const site = await openSite(sandbox, { path: '/index' });
  await logIn(site);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('region', { name: /^Welcome/ })).toBeNull();
});

test('a visitor registers on the register page by mobile number with the code sent, and is logged in [register.success] [register.encrypted] [toggles.MOBILENUMPASSREG3]', async () => {
  const site = await openSite(sandbox, { brand: 'kumo', path: '/register' });
  const dialog = await openRegister(site, /Mobile number/);
  await fillCommon(site, dialog, sandbox, '9012345678');
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('9012345678'));
  expect(site.bodies(registerMobile.path)).toEqual([expect.stringMatching(/^[\w-]+(\.[\w-]+){4}$/)]);
  await expectHome(site);
  expect((await screen.findAllByRole('button', { name: /^\D+0, balance\. Refresh$/ })).length).toBeGreaterThan(0);
});

test('a registration sends the login flag, its source and method, and its domain; fields that the rules do not enable are missing, and without mobile registration there is no tab [register.submit.extra] [register.domain.value] [register.fields.enabled] [register.modal.tabs]', async () => {
  const site = await openSite(sandbox, { brand: 'lotus', path: '/index?from=friends' });
  const dialog = await openRegister(site);
  expect(dialog.queryByRole('tab')).toBeNull();
  expect(dialog.queryByRole('textbox', { name: /E-?mail|WhatsApp|Facebook/i })).toBeNull();
  await put(site, dialog.getByRole('textbox', { name: /Username/ }), 'lan2026');
  await put(site, dialog.getByLabelText(/^Password/), NEW_PASSWORD);
  await put(site, dialog.getByLabelText(/^Confirm password/), NEW_PASSWORD);
  await put(site, dialog.getByRole('textbox', { name: /Real name/ }), 'Nguyen Lan');
  await put(site, dialog.getByRole('textbox', { name: /Mobile number/ }), '912345678');
  await dialog.findByRole('img', { name: /characters/ });
  await put(site, dialog.getByRole('textbox', { name: /Captcha/ }), await sandbox.newestCode('captcha'));
  await site.user.click(dialog.getByRole('checkbox'));
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('lan2026'));
  expect(site.bodies(REGISTER).map((body) => JSON.parse(body) as unknown)).toEqual([
    expect.objectContaining({
      username: 'lan2026',
      login: true,
      registerMethod: 'WEB',
      registerUrl: location.href,
      domain: location.hostname,
    }),
  ]);
  expect(location.search).toBe('?from=friends');
});

test.each([
  [255, 0],
  [256, 1],
])(
  'a code of %i characters shows %i error messages [register.sms.max] [const.sms-code-max]',
  async (length, complaints) => {
    const site = await openSite(sandbox);
    const dialog = await openRegister(site);
    await site.user.click(dialog.getByRole('textbox', { name: /Verification code/ }));
    await site.user.paste('1'.repeat(length));
    await site.user.click(dialog.getByRole('textbox', { name: /Username/ }));
    await waitFor(() =>
      expect(dialog.queryAllByText(/^Please enter a valid verification code/u)).toHaveLength(complaints),
    );
  },
);

test('a valid affiliate code in the URL is checked and does not appear as a field [register.affiliate.show] [register.affiliate.check] [register.affiliate.query-name]', async () => {
  const site = await openSite(sandbox, { path: '/index?affiliateCode=AGENT01' });
  const dialog = await openRegister(site);
  await waitFor(() => expect(site.sent).toContain('GET /wps/agent/affiliate'));
  expect(dialog.queryByRole('textbox', { name: /Affiliate code/ })).toBeNull();
});

test('an invitation survives the login redirect, other pages and a reload, and is cleared by the registration [register.affiliate.query-name] [register.affiliate.check]', async () => {
  const landing = await openSite(sandbox, { brand: 'kumo', path: '/rng?affiliateCode=AGENT01' });
  await waitFor(() => expect(landing.path()).toBe('/login'));
  const site = await openSite(sandbox, { brand: 'kumo', path: '/register', after: landing });
  const dialog = await openRegister(site, /Mobile number/);
  await waitFor(() => expect(site.sent).toContain('GET /wps/agent/affiliate'));
  expect(dialog.queryByRole('textbox', { name: /Affiliate code/ })).toBeNull();
  await fillCommon(site, dialog, sandbox, '9012345679');
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('9012345679'));
  expect((await sandbox.memberOf('kumo', '9012345679')).affiliateCode).toBe('AGENT01');
  await waitFor(() => expect(readInvitation()).toEqual({ affiliateCode: null, referralCode: null }));
});

test('if the platform refuses an affiliate code in the URL, a message and a field for correcting the code appear [register.affiliate.invalid] [register.affiliate.show] [register.affiliate.check] [errors.affiliate]', async () => {
  const site = await openSite(sandbox, { path: '/index?affiliateCode=NOPE99' });
  const dialog = await openRegister(site);
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveTextContent('This invitation code is not valid.');
  await site.user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const field = dialog.getByRole('textbox', { name: /Affiliate code/ });
  expect(field).toHaveValue('NOPE99');
  expect(field).toBeEnabled();
});

test('with an unknown referral code in the URL, the player still gets an account and needs no second captcha [register.referral.query]', async () => {
  const site = await openSite(sandbox, { path: '/index?referralCode=NOBODY77' });
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'brought2026', '9171230004');
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('brought2026'));
  // The first request is refused because of the code; the second is sent without it.
  expect(site.sent.filter((call) => call === `PUT ${REGISTER}`)).toHaveLength(2);
  expect(site.sent.filter((call) => call === 'GET /wps/captcha')).toHaveLength(1);
  await expectHome(site);
});

test('a code that becomes invalid between check and registration appears in a field with an error message [register.affiliate.invalid] [register.failure] [errors.affiliate] [errors.fields]', async () => {
  const site = await openSite(sandbox, { path: '/index?affiliateCode=AGENT01' });
  const dialog = await openRegister(site);
  expect(dialog.queryByRole('textbox', { name: /Affiliate code/ })).toBeNull();
  await sandbox.retire('perya', 'AGENT01');
  await fillByName(site, dialog, sandbox, 'brought2027', '9171230005');
  await pressRegister(site, dialog);
  const field = await dialog.findByRole('textbox', { name: /Affiliate code/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This invitation code is not valid\./));
  expect(field).toHaveValue('AGENT01');
  expect(field).toBeEnabled();
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await site.user.clear(field);
  await waitFor(() => expect(site.sent.filter((call) => call === 'GET /wps/captcha')).toHaveLength(2));
  await dialog.findByRole('img', { name: /characters/ });
  await put(site, dialog.getByRole('textbox', { name: /Captcha/ }), await sandbox.newestCode('captcha'));
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('brought2027'));
});

test('a wrong captcha keeps its message when the next image clears the answer [captcha.after-next-failure] [errors.fields]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'captcha2027', '9171230008');
  const picture = (): Promise<HTMLElement> => dialog.findByRole('img', { name: /characters/ });
  const first = (await picture()).getAttribute('src');
  const field = dialog.getByRole('textbox', { name: /Captcha/ });
  await put(site, field, 'ABCDE');
  await pressRegister(site, dialog);
  await waitFor(async () => expect((await picture()).getAttribute('src')).not.toBe(first), { timeout: 3_000 });
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toBeInvalid();
  await put(site, field, await sandbox.newestCode('captcha'));
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('captcha2027'));
});

test('a refusal of the whole form appears once in a dialog and once in the form, no matter how often the form renders [register.failure]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'once2026', '9171230006');
  site.fail(REGISTER, { status: 500 });
  await pressRegister(site, dialog);
  await screen.findByRole('alertdialog');
  await put(site, dialog.getByRole('textbox', { name: /Real name/ }), 'Maria Cruz');
  await site.user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await put(site, dialog.getByRole('textbox', { name: /Real name/ }), 'Maria Santos');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(dialog.getAllByText('Something went wrong on our side. Please try again in a moment.')).toHaveLength(1);
});

test('if the response to a registration by user name was lost, registering again logs in to the account [register.failure]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await fillByName(site, dialog, sandbox, 'lost2026', '9171230043');
  site.fail(REGISTER, { status: 500 });
  await pressRegister(site, dialog);
  await screen.findByRole('alertdialog');
  site.fail(REGISTER, null);
  await site.user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(site.sent.filter((call) => call === 'GET /wps/captcha')).toHaveLength(2));
  await dialog.findByRole('img', { name: /characters/ });
  await put(site, dialog.getByRole('textbox', { name: /Captcha/ }), await sandbox.newestCode('captcha'));
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('lost2026'));
});

test('if the response to a registration by mobile number was lost, registering again with the used code logs in to the account [register.failure]', async () => {
  const site = await openSite(sandbox, { brand: 'kumo', path: '/register' });
  const dialog = await openRegister(site, /Mobile number/);
  await fillCommon(site, dialog, sandbox, '9012345680');
  site.fail(registerMobile.path, { status: 500 });
  await pressRegister(site, dialog);
  await screen.findByRole('alertdialog');
  site.fail(registerMobile.path, null);
  await site.user.click(screen.getByRole('button', { name: 'OK' }));
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('9012345680'));
});

test("the brand's registration banner is above the form [register.modal.banner]", async () => {
  const site = await openSite(sandbox);
  await openRegister(site);
  const url = site.stores.brand.get().banners.find(({ groupName }) => groupName === 'w_register')?.url ?? 'none';
  const shown = (): readonly (string | null)[] =>
    [...screen.getByRole('dialog', { name: 'Register' }).querySelectorAll('img')].map((picture) =>
      picture.getAttribute('src'),
    );
  await waitFor(() => expect(shown()).toContain(url));
});

test('until the registration succeeds, a reload keeps the input and the wait for another code, but never passwords or codes', async () => {
  const first = await openSite(sandbox);
  await fillByName(first, await openRegister(first), sandbox, 'reload2026', '9171230077');
  const site = await openSite(sandbox, { after: first });
  const dialog = await openRegister(site);
  const text = (name: RegExp) => (dialog.getByRole('textbox', { name }) as HTMLInputElement).value;
  expect([text(/Username/), text(/Real name/), text(/Mobile number/).replaceAll(' ', '')]).toEqual([
    'reload2026',
    'Maria Santos',
    '9171230077',
  ]);
  expect([text(/Verification code/), text(/Captcha/)]).toEqual(['', '']);
  expect(dialog.getByLabelText(/^Password/)).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(NEW_PASSWORD);
  expect(await dialog.findByRole('button', { name: /^\d+ (min|sec)/ })).toBeDefined();

  await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), await sandbox.codeFor('9171230077'));
  await put(site, dialog.getByLabelText(/^Password/), NEW_PASSWORD);
  await put(site, dialog.getByLabelText(/^Confirm password/), NEW_PASSWORD);
  await site.user.click(dialog.getByRole('checkbox'));
  await dialog.findByRole('img', { name: /characters/ });
  await put(site, dialog.getByRole('textbox', { name: /Captcha/ }), await sandbox.newestCode('captcha'));
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('reload2026'));
  await expectHome(site);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Maria Santos');
});

test('a login deletes the draft of a registration', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await put(site, dialog.getByRole('textbox', { name: /Real name/ }), 'Maria Santos');
  await logIn(site);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Maria Santos');
});

test("a number typed with a leading 0 is sent without the 0, because the platform's rule counts the digits without it", async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await put(site, dialog.getByRole('textbox', { name: /Mobile number/ }), '0917 123 0088');
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(() =>
    expect(site.bodies('/wps/verification/sms/register')).toEqual([expect.stringContaining('"9171230088"')]),
  );
});
