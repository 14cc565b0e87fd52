import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { bindEmail, bindMobile, changeIcon, saveProfile } from '#schemas/calls/profile.ts';
import { twoStep } from '#schemas/calls/security.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { logIn, put, type Part } from './steps.ts';
import '#src/app/account-page.tsx';
import '#src/app/site-centre.tsx';
import '#src/features/centre/centre-modal.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

interface Opened {
  readonly site: OpenSite;
  readonly centre: Part;
  /** Returns a section of the page by its title. */
  readonly section: (name: string | RegExp) => Promise<Part>;
}

const openAccount = async (account: string, options: SiteOptions = {}): Promise<Opened> => {
  const site = await openSite(sandbox, { path: '/promotions?member=securityCenter', ...options });
  if (options.after === undefined) await logIn(site, account);
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  return { site, centre, section: async (name) => within(await centre.findByRole('region', { name })) };
};

const sentTo = (site: OpenSite, { method, path }: { readonly method: string; readonly path: string }): number =>
  site.sent.filter((call) => call === `${method} ${path}`).length;

const codeFor = async (target: string): Promise<string> => {
  const { codes = [] } = await sandbox.send({ do: 'codes' });
  const found = codes.findLast((code) => code.target === target && code.code !== null);
  return found?.code ?? '';
};

test("the account page shows the member's account, avatar and profile, and a real name that cannot be changed [member.securitycenter.profile] [member.securitycenter.icon]", async () => {
  const { section, centre } = await openAccount('player01');
  const card = await section('Your account');
  expect(card.getByText('Player One')).toBeInTheDocument();
  expect(card.getByText('Account player01')).toBeInTheDocument();
  await waitFor(() =>
    expect(centre.getByRole('region', { name: 'Your account' }).querySelector('img')?.getAttribute('src')).toMatch(
      /AVATAR\/\d+\.png$/,
    ),
  );
  const profile = await section('Profile');
  expect(profile.getByText(/Withdrawals go to this name only/)).toBeInTheDocument();
  expect(profile.queryByRole('textbox', { name: /Real name/ })).toBeNull();
  for (const name of [/Nickname/, /Address/, /WhatsApp/, /Facebook/])
    expect(await profile.findByRole('textbox', { name })).toBeInTheDocument();
  for (const name of [/Nationality/, /Occupation/, /Source of income/])
    expect(profile.getByRole('combobox', { name })).toBeInTheDocument();
  expect(await profile.findByLabelText(/Birthday/)).toBeInTheDocument();
  expect(profile.queryByRole('textbox', { name: /LINE/ })).toBeNull();
});

test('only changed fields are saved, and a refused value stays in its field [member.securitycenter.save]', async () => {
  const { site, section } = await openAccount('player01');
  const profile = await section('Profile');
  const nickname = await profile.findByRole('textbox', { name: /Nickname/ });
  await put(site, nickname, 'x');
  await site.user.click(profile.getByRole('button', { name: 'Save' }));
  expect((await profile.findAllByText('Enter 2-30 characters')).length).toBeGreaterThan(0);
  expect(sentTo(site, saveProfile)).toBe(0);
  await put(site, nickname, 'Lucky One');
  site.fail(saveProfile.path, { status: 500, untouched: true });
  await site.user.click(profile.getByRole('button', { name: 'Save' }));
  await profile.findByRole('alert');
  expect(nickname).toHaveValue('Lucky One');
  site.fail(saveProfile.path, null);
  await site.user.click(profile.getByRole('button', { name: 'Save' }));
  const card = await section('Your account');
  expect(await card.findByText('Lucky One')).toBeInTheDocument();
});

test('unsaved input survives leaving the page, and can be discarded [member.securitycenter.save]', async () => {
  const { site, centre, section } = await openAccount('agent01');
  const first = await section('Profile');
  await put(site, await first.findByRole('textbox', { name: /Address/ }), 'Rizal Street 1');
  await site.user.click(centre.getByRole('link', { name: 'My wallet', hidden: true }));
  await site.user.click(centre.getByRole('link', { name: 'My account', hidden: true }));
  const again = await section('Profile');
  expect(await again.findByRole('textbox', { name: /Address/ })).toHaveValue('Rizal Street 1');
  await site.user.click(again.getByRole('button', { name: 'Discard the changes' }));
  expect(await again.findByRole('textbox', { name: /Address/ })).not.toHaveValue('Rizal Street 1');
  expect(again.queryByRole('button', { name: 'Discard the changes' })).toBeNull();
});

test('text typed while a save is running stays in its field, and survives leaving the page [member.securitycenter.save]', async () => {
  const { site, centre, section } = await openAccount('agent02');
  const profile = await section('Profile');
  await put(site, await profile.findByRole('textbox', { name: /Nickname/ }), 'Lucky Two');
  const release = site.hold(saveProfile.path);
  await site.user.click(profile.getByRole('button', { name: 'Save' }));
  const address = profile.getByRole('textbox', { name: /Address/ });
  await put(site, address, 'Rizal Street 2');
  release();
  const card = await section('Your account');
  expect(await card.findByText('Lucky Two')).toBeInTheDocument();
  await screen.findByText('Your profile is saved.');
  expect(profile.getByRole('textbox', { name: /Address/ })).toHaveValue('Rizal Street 2');
  expect(profile.getByRole('textbox', { name: /Nickname/ })).toHaveValue('Lucky Two');

  await site.user.click(centre.getByRole('link', { name: 'My wallet', hidden: true }));
  await site.user.click(centre.getByRole('link', { name: 'My account', hidden: true }));
  const again = await section('Profile');
  expect(await again.findByRole('textbox', { name: /Address/ })).toHaveValue('Rizal Street 2');
  expect(again.getByRole('textbox', { name: /Nickname/ })).toHaveValue('Lucky Two');
  await site.user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(again.queryByRole('button', { name: 'Discard the changes' })).toBeNull());
  expect(sentTo(site, saveProfile)).toBe(2);
});

test('a bonus of up to 131K is offered for a messenger ID, and can be claimed in the reward centre once an ID is saved [member.securitycenter.messenger-bonus] [const.messenger-bonus]', async () => {
  const { site, section } = await openAccount('player01');
  const profile = await section('Profile');
  expect(profile.getByText(/a bonus of up to P\s131K, once. At your level it is P\s300.00/)).toHaveTextContent(
    'Wager it 3 times',
  );
  await put(site, await profile.findByRole('textbox', { name: /Facebook/ }), 'player.one');
  await site.user.click(profile.getByRole('button', { name: 'Save' }));
  const link = await profile.findByRole('link', { name: 'Claim it in the reward centre' });
  expect(link).toHaveAttribute('href', expect.stringContaining('member=rewardCenter'));
  expect(profile.getByText(/Your bonus of P\s300.00/)).toBeInTheDocument();
});

test('a member chooses another avatar from the set [member.securitycenter.avatar-change] [member.securitycenter.icon]', async () => {
  const { site, section } = await openAccount('vip01');
  const card = await section('Your account');
  await site.user.click(await card.findByRole('button', { name: 'Change picture' }));
  expect(card.getByRole('radio', { name: 'Picture 1' })).toHaveFocus();
  await site.user.click(card.getByRole('radio', { name: 'Picture 9' }));
  await site.user.click(card.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your picture is changed.')).toBeInTheDocument();
  expect(sentTo(site, changeIcon)).toBe(1);
  await waitFor(() =>
    expect(
      screen.getByRole('region', { name: 'Your account' }).querySelector('img[src$="/AVATAR/9.png"]'),
    ).not.toBeNull(),
  );
});

test('a password change requires the old password and, typed twice, a new one that follows the registration rule [member.securitycenter.password] [rules.message.confirmation]', async () => {
  const { site, section } = await openAccount('agent02');
  const part = await section('Login password');
  await site.user.click(part.getByRole('button', { name: 'Change the password' }));
  expect(part.getByLabelText(/Password of your account/)).toHaveFocus();
  await put(site, part.getByLabelText(/Password of your account/), 'Wrong1234');
  await put(site, part.getByLabelText(/New password/), 'Fresh-2026');
  const confirmation = part.getByLabelText(/Confirm password/);
  await put(site, confirmation, 'Fresh-2025');
  await site.user.click(part.getByRole('button', { name: 'Save' }));
  expect(confirmation).toHaveAccessibleDescription('Incorrect confirmation input');
  await put(site, confirmation, 'Fresh-2026');
  await site.user.click(part.getByRole('button', { name: 'Save' }));
  expect((await part.findAllByText(/^The password is not right/u)).length).toBeGreaterThan(0);
  await put(site, part.getByLabelText(/Password of your account/), 'Play1234');
  await site.user.click(part.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
  expect(part.getByRole('heading', { name: 'Login password' })).toHaveFocus();
  const later = await openSite(sandbox);
  await logIn(later, 'agent02', 'Fresh-2026');
});

test('changing the payment password needs the old one [member.securitycenter.payment-password]', async () => {
  const { site, section } = await openAccount('vip01');
  const part = await section(/^Payment password/);
  await site.user.click(part.getByRole('button', { name: 'Change the payment password' }));
  await put(site, await part.findByLabelText(/Old payment password/), '246810');
  await put(site, part.getByLabelText(/New payment password/), '135790');
  await put(site, part.getByLabelText(/Repeat the payment password/), '135790');
  await site.user.click(part.getByRole('button', { name: /Save/ }));
  expect(await part.findByRole('button', { name: 'Change the payment password' })).toBeInTheDocument();
});

test('a mobile number is bound with the code sent to it and the password, and is then shown masked [member.securitycenter.contact]', async () => {
  const { site, section } = await openAccount('player01');
  const part = await section(/^Mobile number/);
  await site.user.click(part.getByRole('button', { name: 'Change the number' }));
  await put(site, await part.findByRole('textbox', { name: /Mobile number/ }), '9175550155');
  await site.user.click(part.getByRole('button', { name: 'Send a code' }));
  const code = await part.findByRole('textbox', { name: /Verification code/ });
  expect(part.getByRole('button', { name: /Another code in \d+ (min|sec)/ })).toBeDisabled();
  await put(site, code, '000000');
  await put(site, part.getByLabelText(/Password of your account/), 'Play1234');
  await site.user.click(part.getByRole('button', { name: 'Confirm' }));
  expect((await part.findAllByText(/^Please enter a valid verification code/u)).length).toBeGreaterThan(0);
  await put(site, code, await codeFor('639175550155'));
  await site.user.click(part.getByRole('button', { name: 'Confirm' }));
  expect(await part.findByText('+63 •••• 0155')).toBeInTheDocument();
  expect(sentTo(site, bindMobile)).toBe(2);
});

test('if two-step login was turned on in another tab, binding asks for an app code once the platform requires it [member.securitycenter.contact]', async () => {
  const state = { hasPassword: true, recoveryCodesLeft: 8, passkeys: [] };
  const { site, section } = await openAccount('agent01', {
    failing: { [twoStep.path]: { value: { ...state, totp: false } } },
  });
  const part = await section(/^Email address/);
  await site.user.click(part.getByRole('button', { name: /^(Add|Change)/ }));
  await put(site, await part.findByRole('textbox', { name: /Email/ }), 'two@mail.example');
  await site.user.click(part.getByRole('button', { name: 'Send a code' }));
  await put(site, await part.findByRole('textbox', { name: /Verification code/ }), '123456');
  await put(site, part.getByLabelText(/Password of your account/), 'Play1234');
  site.fail(twoStep.path, { value: { ...state, totp: true } });
  site.fail(bindEmail.path, {
    status: 422,
    untouched: true,
    code: 'validation',
    fields: { proofCode: 'code_wrong' },
  });
  await site.user.click(part.getByRole('button', { name: 'Confirm' }));
  expect(await part.findByRole('textbox', { name: /Code from your authenticator app/ })).toBeInTheDocument();
  expect(part.queryByLabelText(/Password of your account/)).toBeNull();
  expect(part.getByRole('textbox', { name: /Verification code/ })).toHaveValue('123456');
});

test('an email address is bound with a code sent to it [member.securitycenter.contact]', async () => {
  const { site, section } = await openAccount('player01');
  const part = await section(/^Email address/);
  await site.user.click(part.getByRole('button', { name: 'Change the address' }));
  await put(site, await part.findByRole('textbox', { name: /Email/ }), 'one@mail.example');
  await site.user.click(part.getByRole('button', { name: 'Send a code' }));
  const code = await part.findByRole('textbox', { name: /Verification code/ });
  await put(site, code, await codeFor('one@mail.example'));
  await put(site, part.getByLabelText(/Password of your account/), 'Play1234');
  await site.user.click(part.getByRole('button', { name: 'Confirm' }));
  expect(await part.findByText('on•••@mail.example')).toBeInTheDocument();
  expect(sentTo(site, bindEmail)).toBe(1);
});

test('the safety check shows which steps are done and which are open, and links to the open steps [member.securitycenter.contact]', async () => {
  const { site, section, centre } = await openAccount('vip01');
  const check = await section('Safety check');
  expect(await check.findByText('5 of 6 done')).toBeInTheDocument();
  await site.user.click(check.getByRole('button', { name: /Two-step login\s*Still open/ }));
  expect(await centre.findByRole('heading', { name: /^Two-step login/ })).toHaveFocus();
});
