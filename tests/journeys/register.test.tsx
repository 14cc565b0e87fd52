import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';

const REGISTER = '/wps/member/register';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
}, 60_000);
afterAll(async () => void (await sandbox.close()));

const openRegister = async ({ stores }: OpenSite) => {
  stores.modals.open('register');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an account' }, { timeout: 20_000 }));
  await dialog.findByRole('textbox', { name: /Username/ });
  return dialog;
};
const put = async ({ user }: OpenSite, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};
const fill = async (site: OpenSite, dialog: ReturnType<typeof within>, username: string, mobile: string) => {
  await put(site, dialog.getByRole('textbox', { name: /Username/ }), username);
  await put(site, dialog.getByLabelText(/^Password/), 'Fresh-Start-2026');
  await put(site, dialog.getByLabelText(/^Confirm password/), 'Fresh-Start-2026');
  await put(site, dialog.getByRole('textbox', { name: /Real name/ }), 'Maria Santos');
  await put(site, dialog.getByRole('textbox', { name: /Mobile number/ }), mobile);
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(async () => expect(await sandbox.newestCode('sms')).toMatch(/\d/));
  await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), await sandbox.newestCode('sms'));
  await dialog.findByRole('img', { name: /characters/ });
  await put(site, dialog.getByRole('textbox', { name: /Captcha/ }), await sandbox.newestCode('captcha'));
  const terms = dialog.getByRole('checkbox');
  if (!(terms as HTMLInputElement).checked) await site.user.click(terms);
};
const press = async ({ user }: OpenSite, dialog: ReturnType<typeof within>) => user.click(dialog.getByRole('button', { name: 'Register' }));

test('a form against the rules is not sent, and each field says what is wrong [register.username.always] [rules.message.empty]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await put(site, dialog.getByRole('textbox', { name: /Username/ }), '1a');
  await press(site, dialog);
  expect((await dialog.findAllByText(/Start with a letter, then letters and digits, 4-16 characters/)).length).toBeGreaterThan(0);
  expect(dialog.getAllByText('Input cannot be empty').length).toBeGreaterThan(0);
  expect(site.sent).not.toContain(`POST ${REGISTER}`);
});

test('a name that somebody has is said under its field, and nobody is logged in [register.failure]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openRegister(site);
  await fill(site, dialog, 'player01', '9171230002');
  await press(site, dialog);
  expect((await dialog.findAllByText('This username is already taken.')).length).toBeGreaterThan(0);
  expect(site.stores.session.get().phase).toBe('visitor');
});

test('an affiliate code of the address that holds is checked and needs no field [register.affiliate.show] [register.affiliate.check] [register.affiliate.query-name]', async () => {
  const site = await openSite(sandbox, { path: '/index?affiliateCode=AGENT01' });
  const dialog = await openRegister(site);
  expect(site.sent).toContain('GET /wps/agent/affiliate');
  expect(dialog.queryByRole('textbox', { name: /Affiliate code/ })).toBeNull();
});
