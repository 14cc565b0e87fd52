import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { clientLayout } from '#schemas/layout/client-layout.ts';
import { PRODUCT_LAYOUT } from '#schemas/layout/layout.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/app/account-notes.tsx';
import '#src/features/auth/captcha-picture-box.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/send-code-button.tsx';
import { memberName, NEW_PASSWORD, openRegister, pressContinue, pressRegister, put, type Part } from './steps.ts';

const REGISTER = 'PUT /wps/member/register';
const FIRST = 'Step 1 of 2 Your account';
const SECOND = 'Step 2 of 2 How we reach you';
const layout = clientLayout({ ...PRODUCT_LAYOUT, registration: 'steps' }, defaultBlocks);

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const open = async (): Promise<{ readonly site: OpenSite; readonly dialog: Part }> => {
  const site = await openSite(sandbox, { change: { layout } });
  return { site, dialog: await openRegister(site) };
};

const box = (dialog: Part, name: RegExp): HTMLElement => dialog.getByRole('textbox', { name });

const expectStep = (dialog: Part, name: string): Promise<void> =>
  waitFor(() => expect(dialog.getByRole('heading', { name })).toHaveFocus());

const fillAccount = async (site: OpenSite, dialog: Part, username: string): Promise<void> => {
  await put(site, box(dialog, /Username/), username);
  await put(site, dialog.getByLabelText(/^Password/), NEW_PASSWORD);
  await put(site, dialog.getByLabelText(/^Confirm password/), NEW_PASSWORD);
};

const fillCaptcha = async (site: OpenSite, dialog: Part): Promise<void> => {
  await dialog.findByRole('img', { name: /characters/ });
  await put(site, box(dialog, /Captcha/), await sandbox.newestCode('captcha'));
};

const fillContact = async (site: OpenSite, dialog: Part, mobile: string): Promise<void> => {
  await put(site, box(dialog, /Mobile number/), mobile);
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
  await put(site, box(dialog, /Verification code/), await sandbox.codeFor(mobile));
  await put(site, box(dialog, /Real name/), 'Maria Santos');
  await site.user.click(dialog.getByRole('checkbox'));
  await fillCaptcha(site, dialog);
};

test("in a registration in steps, an invalid field keeps its step open and gets the focus, Enter moves on to the next step's heading, Back keeps the input, and the last step creates the account [layout.register.steps]", async () => {
  const { site, dialog } = await open();
  expect(dialog.getByRole('heading', { name: FIRST })).toBeVisible();
  expect(dialog.getByRole('progressbar', { name: 'Step 1 of 2' })).toHaveAttribute('value', '1');
  expect(dialog.queryByRole('textbox', { name: /Mobile number/ })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();

  await fillAccount(site, dialog, '1a');
  await pressContinue(site, dialog);
  await waitFor(() => expect(box(dialog, /Username/)).toHaveFocus());
  expect(box(dialog, /Username/)).toBeInvalid();
  expect(dialog.getByRole('heading', { name: FIRST })).toBeVisible();

  await put(site, box(dialog, /Username/), 'steps2026');
  await site.user.keyboard('{Enter}');
  await expectStep(dialog, SECOND);
  expect(dialog.queryByRole('textbox', { name: /Username/ })).toBeNull();
  await put(site, box(dialog, /Real name/), 'Maria Santos');

  await site.user.click(dialog.getByRole('button', { name: 'Back' }));
  await expectStep(dialog, FIRST);
  expect(box(dialog, /Username/)).toHaveValue('steps2026');
  expect(dialog.getByLabelText(/^Password/)).toHaveValue(NEW_PASSWORD);
  await pressContinue(site, dialog);
  await expectStep(dialog, SECOND);
  // The second click of a double click arrives after the step has changed.
  fireEvent.click(dialog.getByRole('button', { name: 'Register' }), { detail: 2 });
  expect(box(dialog, /Mobile number/)).toBeValid();
  expect(box(dialog, /Real name/)).toHaveValue('Maria Santos');

  await pressRegister(site, dialog);
  expect(await dialog.findByRole('region', { name: 'Please check these fields' })).toHaveFocus();
  expect(dialog.queryByRole('textbox', { name: /Username/ })).toBeNull();
  expect(site.sent).not.toContain(REGISTER);
  await fillContact(site, dialog, '9171230061');
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('steps2026'));
  expect(site.sent.filter((call) => call === REGISTER)).toHaveLength(1);
});

test('if the platform refuses a field from an earlier step, that step reappears with a message at the focused field, and the corrected form creates the account [layout.register.steps] [register.failure]', async () => {
  const { site, dialog } = await open();
  await fillAccount(site, dialog, 'player01');
  await pressContinue(site, dialog);
  await expectStep(dialog, SECOND);
  await fillContact(site, dialog, '9171230062');
  await pressRegister(site, dialog);
  const username = await dialog.findByRole('textbox', { name: /Username/ });
  await waitFor(() => expect(username).toHaveFocus());
  expect(username).toHaveAccessibleDescription(/This username is already taken\./);
  expect(dialog.getByRole('heading', { name: FIRST })).toBeVisible();

  await put(site, username, 'steps2027');
  await pressContinue(site, dialog);
  await expectStep(dialog, SECOND);
  expect(dialog.getByRole('checkbox')).toBeChecked();
  await fillCaptcha(site, dialog);
  await pressRegister(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('steps2027'));
});

test("a registration in steps with a single group has one step, with all fields and the group's heading [layout.register.steps]", async () => {
  const site = await openSite(sandbox, {
    change: { layout, register: { order: [], groups: [{ id: 'account', fields: ['username', 'password'] }] } },
  });
  const dialog = await openRegister(site);
  expect(dialog.getByRole('group', { name: 'Your account' })).toBeVisible();
  expect(box(dialog, /Mobile number/)).toBeVisible();
  expect(screen.queryByText(/^Step 1/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
});
