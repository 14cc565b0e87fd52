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

/** Returns the text as a player would type it: with ordinary spaces in amounts, and without the joiners in dates. */
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

/** Returns the login modal once it is open. */
export const loginDialog = async ({ texts }: OpenSite): Promise<Part> =>
  within(await screen.findByRole('dialog', { name: texts.named('common', 'logIn') }));

/** Opens the login with its button, which every header has; on the login page of a brand that requires login, returns that page. */
export const openLogin = async (site: OpenSite): Promise<Part> => {
  const title = screen.queryByRole('heading', { level: 1, name: site.texts.named('auth', 'login.to') });
  if (title !== null) return within(screen.getByRole('main'));
  const [button] = await siteHeader().findAllByRole('button', { name: site.texts.named('common', 'logIn') });
  if (button !== undefined) await site.user.click(button);
  return loginDialog(site);
};

/** Opens the header's menu, where one-row headers have what the wide header shows itself. */
const openMenu = async ({ user, texts }: OpenSite): Promise<Part> => {
  const [button] = await siteHeader().findAllByRole('button', { name: texts.named('shell', 'nav.menu') });
  await user.click(button ?? document.body);
  return within(await screen.findByRole('dialog'));
};

/** Logs out with the header's account menu or the main menu, and confirms. */
export const logOut = async (site: OpenSite): Promise<void> => {
  const { named } = site.texts;
  const name = named('shell', 'account.signOut');
  const account = siteHeader().queryByRole('button', { name: named('shell', 'account.menu') });
  if (account === null) await site.user.click(await (await openMenu(site)).findByRole('button', { name }));
  else {
    await site.user.click(account);
    await site.user.click(await screen.findByRole('menuitem', { name }));
  }
  const question = within(await screen.findByRole('alertdialog', { name: named('shell', 'signOut.title') }));
  expect(question.getByRole('button', { name: named('common', 'cancel') })).toBeVisible();
  await site.user.click(question.getByRole('button', { name: named('shell', 'signOut.confirm') }));
};

/** Changes the language in the header or the main menu. */
export const chooseLanguage = async (site: OpenSite, name: string): Promise<void> => {
  const label = site.texts.named('shell', 'language.label');
  const inHeader = siteHeader().queryAllByRole('button', { name: label });
  const [button] = inHeader.length > 0 ? inHeader : (await openMenu(site)).getAllByRole('button', { name: label });
  await site.user.click(button ?? document.body);
  await site.user.click(await screen.findByRole('menuitemradio', { name }));
};

export const fillLogin = async (site: OpenSite, form: Part, username: string, password = PASSWORD): Promise<void> => {
  const { named } = site.texts;
  await put(site, await form.findByRole('textbox', { name: named('auth', 'login.username') }), username);
  await put(site, form.getByLabelText(named('auth', 'login.password')), password);
};

export const pressLogin = async ({ user, texts }: OpenSite, form: Part): Promise<void> =>
  user.click(form.getByRole('button', { name: texts.named('common', 'logIn') }));

export const loginView = ({ stores }: OpenSite): LoginView => selectLoginView(stores.auth.login.get());

export const memberName = ({ stores }: OpenSite): string | null => accountOf(stores.session.get());

/** Logs in through the modal, opening it if necessary. */
export const logIn = async (site: OpenSite, username = 'player01', password = PASSWORD): Promise<void> => {
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, username, password);
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe(username));
};

export const openRegister = async (
  { stores, texts }: OpenSite,
  firstField = texts.named('rules', 'field.username'),
): Promise<Part> => {
  stores.modals.open('register');
  const dialog = within(await screen.findByRole('dialog', { name: texts.named('common', 'register') }));
  await dialog.findByRole('textbox', { name: firstField });
  return dialog;
};

export const NEW_PASSWORD = 'Fresh-Start-2026';

/** Fills in the mobile number with the code sent to it, the password twice, and the agreement, in one or more steps. */
export const fillCommon = async (
  site: OpenSite,
  dialog: Part,
  sandbox: JourneySandbox,
  mobile: string,
): Promise<void> => {
  const { named } = site.texts;
  const box = (name: RegExp): HTMLElement => dialog.getByRole('textbox', { name });
  await put(site, box(named('rules', 'field.mobileNum')), mobile);
  await site.user.click(dialog.getByRole('button', { name: named('auth', 'code.send') }));
  await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
  await put(site, box(named('rules', 'field.verificationCode')), await sandbox.codeFor(mobile));
  if (dialog.queryByRole('button', { name: named('rules', 'step.next') }) !== null) await nextStep(site, dialog);
  await put(site, dialog.getByLabelText(named('rules', 'field.password')), NEW_PASSWORD);
  await put(site, dialog.getByLabelText(named('rules', 'field.confirmPassword')), NEW_PASSWORD);
  const terms = dialog.getByRole('checkbox');
  if (!(terms as HTMLInputElement).checked) await site.user.click(terms);
};

/** Fills in the first sample brand's form by user name, including its captcha. */
export const fillByName = async (
  site: OpenSite,
  dialog: Part,
  sandbox: JourneySandbox,
  username: string,
  mobile: string,
): Promise<void> => {
  const { named } = site.texts;
  const box = (name: RegExp): HTMLElement => dialog.getByRole('textbox', { name });
  await put(site, box(named('rules', 'field.username')), username);
  await put(site, box(named('rules', 'field.payeeName')), 'Maria Santos');
  await fillCommon(site, dialog, sandbox, mobile);
  await dialog.findByRole('img', { name: named('auth', 'captcha.picture') });
  await put(site, box(named('rules', 'field.captcha')), await sandbox.newestCode('captcha'));
};

/** Ends a step of the registration. */
export const pressContinue = async ({ user, texts }: OpenSite, dialog: Part): Promise<void> =>
  user.click(await dialog.findByRole('button', { name: texts.named('rules', 'step.next') }));

/** Moves to the next step and waits for it, because its heading takes the focus from a field that is being filled in. */
export const nextStep = async (site: OpenSite, dialog: Part): Promise<void> => {
  const step = (): string | null => dialog.getByRole('progressbar').getAttribute('value');
  const before = step();
  await pressContinue(site, dialog);
  await waitFor(() => expect(step()).not.toBe(before));
};

/** Submits the registration once its last step is shown. */
export const pressRegister = async ({ user, texts }: OpenSite, dialog: Part): Promise<void> =>
  user.click(await dialog.findByRole('button', { name: texts.named('common', 'register') }));

/** Fills in the current step's fields that the sample brands' merchants require. */
const fillShown = async (
  site: OpenSite,
  dialog: Part,
  sandbox: JourneySandbox,
  { username, mobile }: NewPlayer,
): Promise<void> => {
  const { named } = site.texts;
  const fill = async (field: HTMLElement | null, text: () => string | Promise<string>): Promise<void> => {
    if (field !== null) await put(site, field, await text());
  };
  const box = (key: 'username' | 'mobileNum' | 'verificationCode' | 'payeeName' | 'line' | 'captcha') =>
    dialog.queryByRole('textbox', { name: named('rules', `field.${key}`) });
  await fill(box('username'), () => username);
  await fill(box('mobileNum'), () => mobile);
  await fill(box('payeeName'), () => 'Maria Santos');
  await fill(box('line'), () => 'maria.2026');
  for (const key of ['password', 'confirmPassword'] as const) {
    const field = dialog.queryByLabelText(named('rules', `field.${key}`));
    // oxlint-disable-next-line no-await-in-loop -- one field after another
    await fill(field !== null && field.closest('[hidden]') === null ? field : null, () => NEW_PASSWORD);
  }
  if (box('verificationCode') !== null) {
    await site.user.click(dialog.getByRole('button', { name: named('auth', 'code.send') }));
    await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
    await fill(box('verificationCode'), () => sandbox.codeFor(mobile));
  }
  if (box('captcha') !== null) {
    await dialog.findByRole('img', { name: named('auth', 'captcha.picture') });
    await fill(box('captcha'), () => sandbox.newestCode('captcha'));
  }
  const terms = dialog.queryByRole('checkbox');
  if (terms !== null && !(terms as HTMLInputElement).checked) await site.user.click(terms);
};

/** A player who registers; the number belongs to the merchant's country. */
export interface NewPlayer {
  readonly username: string;
  readonly mobile: string;
}

/** Opens the registration with its button and fills in whatever fields it has, step by step. Resolves after clicking Register. */
export const register = async (site: OpenSite, sandbox: JourneySandbox, player: NewPlayer): Promise<void> => {
  const { named } = site.texts;
  const name = named('common', 'register');
  const [open] = await siteHeader().findAllByRole('button', { name });
  await site.user.click(open ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByLabelText(named('rules', 'field.password'));
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    await fillShown(site, dialog, sandbox, player);
    if (dialog.queryByRole('button', { name: named('rules', 'step.next') }) === null) break;
    // oxlint-disable-next-line no-await-in-loop -- one step after another
    await nextStep(site, dialog);
  }
  await pressRegister(site, dialog);
};
