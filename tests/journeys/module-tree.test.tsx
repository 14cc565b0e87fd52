import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { status, whitelabel } from '#schemas/calls/account.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { openLogin, siteHeader } from './steps.ts';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.play('perya', { modulesOff: [] });
});

const timesSent = ({ sent }: OpenSite, path: string): number => sent.filter((call) => call === `GET ${path}`).length;
const offersRegistration = (isOffered: boolean): Promise<void> =>
  waitFor(() =>
    expect(siteHeader().queryAllByRole('button', { name: 'Register', hidden: true }).length > 0).toBe(isOffered),
  );

test('the status provides the module tree at startup; later, only the tree is requested, and the most recent response wins [calls.account.status-whitelabel]', async () => {
  const site = await openSite(sandbox);
  await offersRegistration(true);
  await openLogin(site);
  expect([timesSent(site, status.path), timesSent(site, whitelabel.path)]).toEqual([1, 0]);
  act(() => site.stores.modals.close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await sandbox.play('perya', { modulesOff: ['USERNAMEREG3', 'MOBILENUMREG3'] });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await openLogin(site);
  await offersRegistration(false);
  expect([timesSent(site, status.path), timesSent(site, whitelabel.path)]).toEqual([1, 1]);

  await sandbox.play('perya', { modulesOff: [] });
  await act(() => site.stores.queries.invalidateQueries({ queryKey: [status.name] }));
  await offersRegistration(true);
  expect([timesSent(site, status.path), timesSent(site, whitelabel.path)]).toEqual([2, 1]);
});
