import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { enterSession } from '#src/features/auth/auth-parts.ts';
import { openJourneySandbox, type JourneySandbox } from '#tests/journeys/journey-sandbox.ts';
import { openSite } from '#tests/journeys/open-site.tsx';
import { fillLogin, openLogin, pressLogin } from '#tests/journeys/steps.ts';

const INSECURE = 'This page is not secure. To log in, open it at an address that begins with https://';
const LOGIN = 'POST /wps/session/login';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
beforeEach(() => void vi.stubGlobal('isSecureContext', false));
afterEach(() => void vi.unstubAllGlobals());

test('a login over plain http shows why it cannot work, and sends no password', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(INSECURE);
  expect(site.sent).not.toContain(LOGIN);
});

test('on a platform without encryption, a login over plain http shows the same reason, because the browser rejects the session cookie', async () => {
  const site = await openSite(sandbox, { brand: 'lotus' });
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01', 'Play1234');
  site.fail('/wps/member/info', { status: 401, untouched: true, code: 'not_logged_in' });
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(INSECURE);
  expect(site.sent).toContain(LOGIN);
  expect(site.stores.session.get().phase).toBe('visitor');
});

test('if a browser rejects cookies on a plain http page, the login reports the insecure page, not blocked cookies', async () => {
  const off = new Problem({ code: 'cookies_off', status: 0, message: '' });
  const failed = new Problem({ code: 'internal', status: 500, message: '' });
  const site = await openSite(sandbox);
  const start = vi.spyOn(site.stores.session, 'start').mockRejectedValue(off);
  await expect(enterSession(site.stores, 'cookie')).rejects.toMatchObject({ code: 'insecure' });
  start.mockRejectedValue(failed);
  await expect(enterSession(site.stores, 'cookie')).rejects.toBe(failed);
  start.mockRejectedValue(off);
  vi.stubGlobal('isSecureContext', true);
  await expect(enterSession(site.stores, 'cookie')).rejects.toBe(off);
});
