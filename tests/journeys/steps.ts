import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { selectLoginView, type LoginView } from '#src/features/auth/login/login-view.ts';
import { withoutJoiners } from '#src/lib/unbroken-text.ts';
import { accountOf } from '#src/session/session-store.ts';
import type { JourneySandbox } from './journey-sandbox.ts';
import type { OpenSite } from './open-site.tsx';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/app/after-start.tsx';
import '#src/features/auth/auth-machines.ts';
import '#src/features/auth/login/login-modal.tsx';

/** Queries bound to a part of the page. */
export type Part = ReturnType<typeof within>;

const PASSWORD = 'Play1234';

/** Returns the site's header. Testing Library also counts the header of an article as a banner. */
export const siteHeader = (): Part => within(screen.getAllByRole('banner')[0] ?? document.body);

export const put = async ({ user }: OpenSite, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field);
  await user.type(field, text);
};

/** Returns the text as a player would type it: with ordinary spaces in amounts, and without the joiners of dates. */
export const plainText = (element: Element | null | undefined): string =>
  withoutJoiners(element?.textContent ?? '').replaceAll('\u00a0', ' ');

interface SuccessShown {
  readonly card: Part;
  /** The amount that was moved, followed by a note, if any. */
  readonly amount: string;
  /** The other values shown, by label. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Waits for the last step of a flow, by its title. */
export const success = async (title: string): Promise<SuccessShown> => {
  const message = (await screen.findByText(title, { selector: 'output *' })).closest('output');
  const element = message?.parentElement;
  if (!element) throw new Error(`${title} is not in a card`);
  const card = within(element);
  return {
    card,
    amount: plainText(message).replace(title, ''),
    facts: Object.fromEntries(
      card.queryAllByRole('term').map((term) => [plainText(term), plainText(term.parentElement?.querySelector('dd'))]),
    ),
  };
};

export const openLogin = async ({ stores }: OpenSite): Promise<Part> => {
  stores.modals.open('login');
  return within(await screen.findByRole('dialog', { name: 'Log in' }));
};

export const fillLogin = async (site: OpenSite, form: Part, username: string, password = PASSWORD): Promise<void> => {
  await put(site, await form.findByRole('textbox', { name: 'Username' }), username);
  await put(site, form.getByLabelText('Password'), password);
};

export const pressLogin = async ({ user }: OpenSite, form: Part): Promise<void> =>
  user.click(form.getByRole('button', { name: 'Log in' }));

export const loginView = ({ stores }: OpenSite): LoginView => selectLoginView(stores.auth.login.get());

export const memberName = ({ stores }: OpenSite): string | null => accountOf(stores.session.get());

/** Logs in through the modal, which it opens if necessary. */
export const logIn = async (site: OpenSite, username = 'player01', password = PASSWORD): Promise<void> => {
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, username, password);
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe(username));
};

export const openRegister = async ({ stores }: OpenSite, firstField = /Username/): Promise<Part> => {
  stores.modals.open('register');
  const dialog = within(await screen.findByRole('dialog', { name: 'Register' }));
  await dialog.findByRole('textbox', { name: firstField });
  return dialog;
};

export const NEW_PASSWORD = 'Fresh-Start-2026';

/** Fills in the password twice, the agreement, and the mobile number with the code sent to it. */
export const fillCommon = async (
  site: OpenSite,
  dialog: Part,
  sandbox: JourneySandbox,
  mobile: string,
): Promise<void> => {
  await put(site, dialog.getByRole('textbox', { name: /Mobile number/ }), mobile);
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
  await put(site, dialog.getByRole('textbox', { name: /Verification code/ }), await sandbox.codeFor(mobile));
  await put(site, dialog.getByLabelText(/^Password/), NEW_PASSWORD);
  await put(site, dialog.getByLabelText(/^Confirm password/), NEW_PASSWORD);
  const terms = dialog.getByRole('checkbox');
  if (!(terms as HTMLInputElement).checked) await site.user.click(terms);
};

/** Fills in the form of the first sample brand, by user name, with its captcha. */
export const fillByName = async (
  site: OpenSite,
  dialog: Part,
  sandbox: JourneySandbox,
  username: string,
  mobile: string,
): Promise<void> => {
  await put(site, dialog.getByRole('textbox', { name: /Username/ }), username);
  await put(site, dialog.getByRole('textbox', { name: /Real name/ }), 'Maria Santos');
  await fillCommon(site, dialog, sandbox, mobile);
  await dialog.findByRole('img', { name: /characters/ });
  await put(site, dialog.getByRole('textbox', { name: /Captcha/ }), await sandbox.newestCode('captcha'));
};

export const pressRegister = async ({ user }: OpenSite, dialog: Part): Promise<void> =>
  user.click(dialog.getByRole('button', { name: 'Register' }));
