import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
import { logIn } from './steps.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/status/maintenance-page.tsx';
import '#src/features/status/region-page.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
afterEach(() => sandbox.play('perya', { maintenance: null, regionBlock: false }));

test('maintenance shows its page and nothing else [errors.maintenance-page]', async () => {
  await sandbox.play('perya', { maintenance: { endTime: null } });
  await openSite(sandbox);
  expect(await screen.findByRole('heading', { name: 'The site is under maintenance' })).toBeVisible();
  expect([screen.queryByRole('navigation'), screen.queryByRole('button', { name: 'Log in' })]).toEqual([null, null]);
});

test("a blocked region shows its page with the visitor's IP [errors.ip-page]", async () => {
  await sandbox.play('perya', { regionBlock: true });
  await openSite(sandbox);
  expect(await screen.findByRole('heading', { name: 'Not available where you are' })).toBeVisible();
  expect(screen.getByText(/198\.51\.100\.\d+/)).toBeVisible();
  expect([screen.queryByRole('navigation'), screen.queryByRole('button', { name: 'Log in' })]).toEqual([null, null]);
});

const LOCAL_KEYS = ['LOTTFAV', 'hisLang', 'lang', 'merchantCode', 'theme'];

test('only the current and previous language, the theme and the merchant survive closing the tab [session.local]', async () => {
  const site = await openSite(sandbox);
  await site.stores.language.change('TY');
  await site.stores.language.change('EN');
  site.stores.theme.change('dark');
  await logIn(site);
  expect({ ...localStorage }).toMatchObject({ lang: 'EN', hisLang: 'TY', theme: 'dark', merchantCode: 'perya' });
  expect(Object.keys(localStorage).filter((key) => !LOCAL_KEYS.includes(key))).toEqual([]);
});
