import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { BASE_LANGUAGE, htmlLang, languageInfo } from '#schemas/languages.ts';
import { dispatchAsBrowser } from '../browser-events.ts';
import type { JourneySandbox } from '../journey-sandbox.ts';
import { openSite } from '../open-site.tsx';
import {
  chooseLanguage,
  fillByName,
  fillLogin,
  logIn,
  logOut,
  memberName,
  NEW_PASSWORD,
  openLogin,
  openRegister,
  pressLogin,
  pressRegister,
  put,
  register,
  siteHeader,
} from '../steps.ts';
import { textsOf } from '../text-of.ts';
import {
  expectTranslated,
  LANGUAGE_SITES,
  newMobile,
  nextLanguage,
  openOn,
  openSandboxFor,
  siteOptions,
  sitesWith,
} from './journey-site.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/app/account-notes.tsx';
import '#src/features/auth/captcha-picture-box.tsx';
import '#src/features/auth/password/change-password-modal.tsx';
import '#src/features/auth/recovery/forgot-password-modal.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/send-code-button.tsx';
import '#src/features/shell/account-bar.tsx';

dispatchAsBrowser();

describe.each(sitesWith('visitorPages', 'secondLanguage'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { language, brand } = place;
  const { named } = textsOf(language, brand);

  test('a visitor changes the language of the page [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const next = nextLanguage(place);
    const other = textsOf(next, brand);
    const site = await openSite(sandbox, { ...siteOptions(place), language: BASE_LANGUAGE });
    await chooseLanguage(site, languageInfo(next).name);
    await waitFor(() => expect(document.documentElement.lang).toBe(htmlLang(next)));
    expect(document.documentElement.dir).toBe(languageInfo(next).direction);
    const [logInButton] = await siteHeader().findAllByRole('button', { name: other.named('common', 'logIn') });
    if (language !== BASE_LANGUAGE) {
      await screen.findByRole('heading', { name: named('sandbox/promotions', 'newYear.title') });
      expectTranslated(language);
    }
    await site.user.click(logInButton ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: other.named('common', 'logIn') }));
    expect(await dialog.findByRole('textbox', { name: other.named('auth', 'login.username') })).toBeVisible();
  });
});

describe.each(sitesWith('visitorPages'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { language, brand } = place;
  const { named } = textsOf(language, brand);

  test('a wrong password is refused in the chosen language, the right one logs in, and the member logs out [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const site = await openOn(sandbox, place);
    const dialog = await openLogin(site);
    await pressLogin(site, dialog);
    expect(await dialog.findAllByText(named('auth', 'required'))).toHaveLength(2);
    await fillLogin(site, dialog, 'player01', 'Wrong1234');
    await pressLogin(site, dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      named('errors', 'code.login_refused.tries', { count: 4 }),
    );
    await fillLogin(site, dialog, 'player01');
    await pressLogin(site, dialog);
    await waitFor(() => expect(memberName(site)).toBe('player01'));
    await logOut(site);
    await waitFor(() => expect(memberName(site)).toBeNull());
  });

  test('an expired password is changed before anything else [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const site = await openOn(sandbox, place);
    await logIn(site, 'expired01');
    const dialog = within(await screen.findByRole('dialog', { name: named('auth', 'change.title') }));
    expect(await dialog.findByText(named('auth', 'change.reason.expired'))).toBeVisible();
    const change = async (password: string): Promise<void> => {
      await put(site, await dialog.findByLabelText(named('auth', 'change.new')), password);
      await put(site, dialog.getByLabelText(named('auth', 'change.confirm')), password);
      await site.user.click(dialog.getByRole('button', { name: named('auth', 'change.submit') }));
    };
    await change('Play1234');
    expect(await dialog.findByText(named('fields', 'password_same'))).toBeVisible();
    await change(NEW_PASSWORD);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(memberName(site)).toBe('expired01');
  });
});

describe.each(sitesWith())('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });

  test('a new player fills in whatever fields the merchant has, in one or more steps, and is logged in [layout.samples.journeys]', async () => {
    const site = await openOn(sandbox, place);
    const player = { username: 'newplayer', mobile: newMobile(place) };
    await register(site, sandbox, player);
    await waitFor(() => expect([player.username, player.mobile]).toContain(memberName(site)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe.each(LANGUAGE_SITES)('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { language, brand } = place;
  const { t, named } = textsOf(language, brand);

  test('a registration explains each invalid field, and a valid one creates the account [language.packs.ko-ms] [language.pseudo.rtl]', async () => {
    const site = await openOn(sandbox, place);
    const dialog = await openRegister(site);
    await pressRegister(site, dialog);
    const box = (key: Parameters<typeof named<'rules'>>[1]): HTMLElement =>
      dialog.getByRole('textbox', { name: named('rules', key) });
    const says = (field: HTMLElement, text: string): Promise<void> =>
      waitFor(() => void expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    const password = dialog.getByLabelText(named('rules', 'field.password'));
    const again = dialog.getByLabelText(named('rules', 'field.confirmPassword'));
    const empty = t('rules', 'input_empty');
    for (const key of ['username', 'mobileNum', 'verificationCode', 'payeeName', 'captcha'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one field after another
      await says(box(`field.${key}`), empty);
    await says(password, empty);
    await says(again, empty);
    await says(dialog.getByRole('checkbox'), t('rules', 'agreement_needed'));

    await put(site, box('field.username'), '1a');
    await put(site, password, NEW_PASSWORD);
    await put(site, again, `${NEW_PASSWORD}!`);
    await put(site, box('field.mobileNum'), '12');
    await put(site, box('field.payeeName'), '12');
    await site.user.click(box('field.verificationCode'));
    await site.user.paste('1'.repeat(256));
    await pressRegister(site, dialog);
    await says(box('field.username'), t('rules', 'reg_pattern_2', { min: 4, max: 16 }));
    await says(again, t('rules', 'inconsistent_twice'));
    await says(box('field.verificationCode'), t('rules', 'code'));
    for (const key of ['mobileNum', 'payeeName'] as const) expect(box(`field.${key}`)).toBeInvalid();

    await fillByName(site, dialog, sandbox, 'player01', '9171230002');
    await pressRegister(site, dialog);
    await says(box('field.username'), t('errors', 'code.username_taken'));
    await put(site, box('field.username'), 'maria2026');
    await dialog.findByRole('img', { name: named('auth', 'captcha.picture') });
    await put(site, box('field.captcha'), await sandbox.newestCode('captcha'));
    await pressRegister(site, dialog);
    await waitFor(() => expect(memberName(site)).toBe('maria2026'));
    await waitFor(() => expect(site.path()).toBe('/index'));
    const welcome = named('welcome', 'title', { name: 'maria2026' });
    expect(await screen.findByRole('region', { name: welcome })).toBeVisible();
  });
});

describe.each(sitesWith('phoneRecovery'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { t, named } = textsOf(place.language, place.brand);

  test('a forgotten password is replaced with a code sent to the phone [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const site = await openOn(sandbox, place);
    await site.stores.auth.login.load();
    const login = await openLogin(site);
    await site.user.click(login.getByRole('button', { name: named('auth', 'recovery.forgot') }));
    const dialog = within(await screen.findByRole('dialog', { name: named('auth', 'recovery.title') }));
    await dialog.findByRole('textbox', { name: named('rules', 'field.username') });
    expect(dialog.getByRole('button', { name: named('auth', 'recovery.email.submit') })).toBeVisible();
    await site.user.click(dialog.getByRole('tab', { name: named('auth', 'recovery.mobile.tab') }));
    const { mobile } = await sandbox.memberOf(place.brand, 'agent02');
    await put(site, await dialog.findByRole('textbox', { name: named('rules', 'field.mobileNum') }), mobile);
    await site.user.click(await dialog.findByRole('button', { name: named('auth', 'code.send') }));
    await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
    const code = dialog.getByRole('textbox', { name: named('rules', 'field.verificationCode') });
    await put(site, dialog.getByLabelText(named('rules', 'field.newPassword')), NEW_PASSWORD);
    await put(site, code, '000000');
    await site.user.click(dialog.getByRole('button', { name: named('auth', 'recovery.mobile.submit') }));
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining(t('errors', 'code.code_wrong'))),
    );
    await put(site, code, await sandbox.codeFor(mobile));
    await site.user.click(dialog.getByRole('button', { name: named('auth', 'recovery.mobile.submit') }));
    const told = within(await screen.findByRole('alertdialog', { name: named('auth', 'recovery.reset') }));
    await site.user.click(told.getByRole('button', { name: named('common', 'ok') }));
    expect(await screen.findByRole('dialog', { name: named('common', 'logIn') })).toBeVisible();
  });
});
