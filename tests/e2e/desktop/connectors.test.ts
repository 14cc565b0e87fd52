import type { Locator, Page } from '@playwright/test';
import { connectOrigin, addBrand, startExternalServer } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { expectMember, fillLogin, humanFrame, loginForm } from '../steps.ts';

const JS = 'text/javascript; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

/** Creates a widget script that renders a button for each of the widget's messages, and, like real widgets, a frame and a style. */
const widgetOf = (global: string, token: string): string => `
  const draw = (place, options) => {
    const frame = document.createElement('iframe');
    frame.src = new URL('/widget', document.currentScript?.src ?? document.getElementById('provider').src).href;
    frame.setAttribute('style', 'width: 100%; height: 60px; border: 0');
    place.append(frame);
    for (const [name, tell] of [['solve', () => options.callback('${token}')], ['fail', () => options['error-callback']('300030')], ['expire', () => options['expired-callback']()]]) {
      const button = document.createElement('button');
      button.textContent = name + ' as ' + options.sitekey;
      button.onclick = tell;
      place.append(button);
    }
    return 'w1';
  };
  window.${global} = { ready: (run) => setTimeout(run, 0), render: draw, reset: (id) => document.getElementById('place').append('reset ' + id) };
`;

interface Login {
  readonly dialog: Locator;
  /** Clicks a button in the widget. */
  readonly press: (name: RegExp) => Promise<void>;
}

const startLogin = async (page: Page, brand: string): Promise<Login> => {
  await page.goto(at(brand, '/?lang=EN'));
  await settled(page);
  const form = await loginForm(page, false);
  await fillLogin(form, 'player01');
  await form.locator('button[type=submit]').click();
  const dialog = page.getByRole('dialog', { name: 'Human verification' });
  const press = async (name: RegExp): Promise<void> => {
    await (await humanFrame(page)).getByRole('button', { name }).click();
  };
  return { dialog, press };
};

const UNREACHABLE = 'The check that you are a person did not load. Please try again in a moment.';
const FAILED = 'We could not confirm that you are a person. Please try again.';

test('each failure of a Turnstile widget (missing, broken, failing, expired) shows a message, and the next attempt can succeed [login.human.username] [calls.third.human]', async ({
  page,
  faults,
}) => {
  let script: { type: string; body: string } | 'missing' = 'missing';
  const provider = await startExternalServer('provider', (path) =>
    path === '/widget' ? { type: HTML, body: '<!doctype html><p>widget' } : script,
  );
  faults.allow(/status of 404/, /the script is broken/, /ERR_ABORTED/);
  await addBrand(
    'turnstile',
    {
      connectors: {
        origin: connectOrigin(),
        human: { provider: 'turnstile', siteKey: '1x00AA', script: `${provider.origin}/api.js` },
        phone: null,
      },
    },
    'perya',
  );
  const { dialog, press } = await startLogin(page, 'turnstile');
  const again = async (next: typeof script): Promise<void> => {
    script = next;
    await dialog.getByRole('button', { name: 'Try again' }).click();
  };
  await expect(dialog.getByRole('alert')).toHaveText(UNREACHABLE);
  await again({ type: JS, body: "throw new Error('the script is broken');" });
  await expect(dialog.getByRole('alert')).toHaveText(UNREACHABLE);
  await again({ type: JS, body: widgetOf('turnstile', 'XXXX.DUMMY.TOKEN.XXXX') });
  await press(/^fail as 1x00AA/);
  await expect(dialog.getByRole('alert')).toHaveText(FAILED);
  await again(script);
  await press(/^expire/);
  await expect(dialog.frameLocator('iframe').getByText('reset w1')).toBeVisible();
  await press(/^solve/);
  await expectMember(page, false);
  provider.close();
});

test('the reCAPTCHA checkbox also works with a script from a custom address [login.human.username] [calls.third.human]', async ({
  page,
}) => {
  const provider = await startExternalServer('provider', (path) =>
    path === '/widget'
      ? { type: HTML, body: '<!doctype html><p>widget' }
      : { type: JS, body: widgetOf('grecaptcha', 'answered') },
  );
  await addBrand(
    'recaptcha',
    {
      connectors: {
        origin: connectOrigin(),
        human: {
          provider: 'recaptcha',
          siteKey: '6LeAA',
          script: `${provider.origin}/recaptcha/api.js?render=explicit`,
        },
        phone: null,
      },
    },
    'perya',
  );
  const { press } = await startLogin(page, 'recaptcha');
  await press(/^solve as 6LeAA/);
  await expectMember(page, false);
  provider.close();
});

const HOSTILE = `<!doctype html><button>Continue</button><script>
  const say = (data) => parent.postMessage(data, '*');
  const tries = [
    () => { top.location.href = '/taken'; },
    () => { parent.document.title = 'taken'; },
    () => { top.localStorage.setItem('taken', '1'); },
    () => { top.open('/taken', '_top'); },
  ];
  const attack = () => { for (const act of tries) try { act(); } catch {} };
  addEventListener('message', ({ data }) => { window.asked = data; });
  attack();
  say('ready');
  say({ type: 'phone.passed', channel: 'google', idToken: 'forged' });
  say({ type: 'human.passed', fields: { early: 'forged' } });
  say({ type: 'ready' });
  for (const data of [{ type: 'ask', height: 1e6 }, { type: 'ask', height: '9' }, { type: 'failed', code: 'not_logged_in' }, { type: 'human.passed', fields: { long: 'x'.repeat(1e5) } }, { type: 'human.passed', fields: { __proto__: null } }, { type: 'session', token: 'forged' }]) say(data);
  say({ type: 'ask', height: 80 });
  document.querySelector('button').onclick = () => { attack(); say({ type: 'human.passed', fields: { 'sandbox-response': 'forged' } }); };
</script>`;

test('a hostile connector page can change neither the embedding page nor the login [calls.third.human]', async ({
  page,
  faults,
}) => {
  const hostile = await startExternalServer('hostile', () => ({ type: HTML, body: HOSTILE }));
  faults.allow(
    /Unsafe attempt to initiate navigation|Failed to navigate|allow-top-navigation|status of 400|Blocked a frame/,
  );
  await addBrand(
    'besieged',
    { connectors: { origin: hostile.origin, human: { provider: 'sandbox', siteKey: 'k' }, phone: null } },
    'perya',
  );
  const { dialog, press } = await startLogin(page, 'besieged');
  const before = page.url();
  const title = await page.title();
  await expect(dialog.locator('iframe')).toHaveAttribute('style', /height: 80px/);
  await press(/Continue/);
  await expect(page.getByText(FAILED)).toBeVisible();
  expect([
    page.url(),
    await page.title(),
    await page.evaluate(() => localStorage.getItem('taken')),
    page.context().pages().length,
  ]).toEqual([before, title, null, 1]);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible();
  hostile.close();
});

test('only the brand may embed its connector page in a frame, and the page does nothing outside a frame', async ({
  page,
  faults,
}) => {
  await addBrand(
    'framed',
    { connectors: { origin: connectOrigin(), human: { provider: 'sandbox', siteKey: 'k' }, phone: null } },
    'perya',
  );
  const address = `${connectOrigin()}/framed/human`;
  const thief = await startExternalServer('thief', () => ({
    type: HTML,
    body: `<!doctype html><iframe src="${address}"></iframe>`,
  }));
  faults.allow(/frame-ancestors|Framing|ERR_BLOCKED_BY_RESPONSE|status of 404|favicon/);
  await page.goto(`${thief.origin}/`);
  await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/);
  await page.goto(address);
  await expect(page.locator('main')).toBeEmpty();
  thief.close();
});
