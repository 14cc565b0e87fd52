import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
import { logIn } from './steps.ts';
// Parts that load when they are drawn are at hand, so that no test waits for them.
import '#src/features/status/maintenance-page.tsx';
import '#src/features/status/region-page.tsx';

const PATIENCE = { timeout: 20_000 };
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
}, 60_000);
afterEach(() => sandbox.play('perya', { maintenance: null, regionBlock: false }));
afterAll(async () => void (await sandbox.close()));

test('while the platform is in maintenance there is the page for it, and nothing else [errors.maintenance-page]', async () => {
  await sandbox.play('perya', { maintenance: { endTime: null } });
  await openSite(sandbox);
  expect(await screen.findByRole('heading', { name: 'The site is being serviced' }, PATIENCE)).toBeVisible();
  expect([screen.queryByRole('navigation'), screen.queryByRole('button', { name: 'Log in' })]).toEqual([null, null]);
});

test('where the platform does not serve there is the page for it, with the address of who asks [errors.ip-page]', async () => {
  await sandbox.play('perya', { regionBlock: true });
  await openSite(sandbox);
  expect(await screen.findByRole('heading', { name: 'Not available where you are' }, PATIENCE)).toBeVisible();
  expect(screen.getByText(/198\.51\.100\.\d+/)).toBeVisible();
  expect([screen.queryByRole('navigation'), screen.queryByRole('button', { name: 'Log in' })]).toEqual([null, null]);
});

const LOCAL_KEYS = ['LOTTFAV', 'hisLang', 'lang', 'merchantCode', 'theme'];

test('what outlives the tab is the language and the one before it, the theme, the merchant, and nothing beside [session.local]', async () => {
  const site = await openSite(sandbox);
  await site.stores.language.change('TY');
  await site.stores.language.change('EN');
  site.stores.theme.change('dark');
  await logIn(site);
  expect({ ...localStorage }).toMatchObject({ lang: 'EN', hisLang: 'TY', theme: 'dark', merchantCode: 'perya' });
  expect(Object.keys(localStorage).filter((key) => !LOCAL_KEYS.includes(key))).toEqual([]);
});
