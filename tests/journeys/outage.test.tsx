import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { status } from '#schemas/calls/account.ts';
import { domainRoute } from '#schemas/calls/common.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { siteHeader } from './steps.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/brand/other-addresses.tsx';
import '#src/features/download/download-page.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const domains = (...list: readonly string[]) => ({
  [domainRoute.path]: { value: { domainList: list.map((domain) => ({ domain })), resources: [] } },
});
const kept = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const heardOfSite = async (failing = {}): Promise<OpenSite> => {
  const site = await openSite(sandbox, { failing });
  await waitFor(() => expect([kept('routers'), kept('settings')]).not.toContain(null));
  return site;
};
const notice = async () => within(await screen.findByRole('alert'));

test("a tab stores the site's domains and the modules enabled on the platform [session.validate]", async () => {
  const { stores } = await heardOfSite();
  const answer = stores.queries.getQueryData<OutputOf<typeof status>>([status.name]);
  expect(kept('routers')).toEqual([{ domain: 'http://perya.localhost' }]);
  expect(kept('settings')).toEqual(answer?.info);
});

test('if the platform becomes unreachable later, the site offers the same features as before, and names its other addresses [session.validate] [boot.status.unreachable]', async () => {
  const listed = [
    'https://perya.example',
    'https://m.perya.example/',
    'https://m.perya.example',
    'javascript:alert(1)',
  ];
  const before = await heardOfSite(domains(...listed));
  await openSite(sandbox, { after: before, failing: { '*': 'offline' } });
  const message = await notice();
  expect(message.getByText(/Network link is abnormal/)).toBeVisible();
  await message.findByText('The site may open at another of its addresses:');
  expect(message.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://perya.example/',
    'https://m.perya.example/',
  ]);
  expect(siteHeader().getAllByRole('button', { name: 'Register', hidden: true })).not.toEqual([]);
});

test.each([
  ['nothing is stored', null, null],
  ['the stored values are malformed', '{"a":', '[{"domain":'],
  ['the stored values have another type', '{"whitelabel":7}', '{"domain":"https://perya.example"}'],
])(
  'if %s, the site shows a message and keeps working while the platform is unreachable',
  async (_what, settings, routers) => {
    const before = await heardOfSite();
    for (const [key, value] of Object.entries({ settings, routers }))
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    await openSite(sandbox, { after: before, failing: { '*': 'offline' } });
    const message = await notice();
    expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(message.queryAllByRole('link')).toEqual([]);
  },
);

test('the download page lists the official addresses, with the response time only for the current one [boot.domains.speed] [calls.common.domain-route]', async () => {
  const here = `http://${location.host}`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { requestStart: 10.2, responseStart: 129.9 } as PerformanceNavigationTiming,
  ]);
  await openSite(sandbox, { path: '/download', failing: domains(here, 'https://m.perya.example') });
  const section = within(await screen.findByRole('region', { name: 'Official addresses' }));
  expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `${location.host}You are here · answered in 120 ms`,
    'm.perya.example',
  ]);
  expect(section.getByRole('link', { name: 'm.perya.example' })).toHaveAttribute('href', 'https://m.perya.example/');
});
