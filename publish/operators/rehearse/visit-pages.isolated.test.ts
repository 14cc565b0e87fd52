import type { Browser } from 'playwright';
import { expect, test, vi } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { testBrand } from '#tests/support/test-brand.ts';
import type { Observation } from './observation.ts';
import { LoginFailed, openTab, type TabOptions } from './open-tab.ts';
import type { Role, Visit } from './plan-visits.ts';
import { visitPages } from './visit-pages.ts';

vi.mock(import('./open-tab.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  openTab: vi.fn<typeof openTab>(),
}));

const visit = (path: string, role: Role): Visit => ({ path, role, language: 'EN', theme: 'light', window: 'phone' });

const observation = (asked: Visit): Observation => ({
  visit: asked,
  landed: asked.path,
  faults: [],
  bytes: { document: 0, script: 0, style: 0, image: 0, font: 0, other: 0 },
  parts: [],
  picture: new Uint8Array(),
});

/** Visits the home page as a visitor and as a member; `canOpen` tells whether a tab opens. */
const visited = (brand: Brand, canOpen: (options: TabOptions) => boolean, getsStuck = false) => {
  vi.mocked(openTab).mockImplementation((_, options) => {
    if (!canOpen(options)) return Promise.reject(new LoginFailed('the form is not shown'));
    let visits = 0;
    return Promise.resolve({
      visit: (asked) => {
        visits += 1;
        return Promise.resolve(observation(asked));
      },
      isStuck: () => getsStuck && visits > 0,
      close: () => Promise.resolve(),
    });
  });
  return visitPages({
    browser: {} as Browser, // only passed on
    brand,
    visits: [visit('/index', 'visitor'), visit('/promotions', 'visitor'), visit('/index', 'member')],
    sides: ['live', 'new'],
    originOf: (side) => side,
    account: { name: 'player01', password: 'Play1234' },
    livePages: new Set(['/index']),
    differences: [],
    now: 0,
    isLate: () => false,
    progress: () => undefined,
  });
};

const brand = testBrand();

test('a member who can log in on neither release is no new fault [operators.rehearse.verdict]', async () => {
  const only = (origin: string) => (options: TabOptions) => options.role === 'visitor' || options.origin === origin;
  const newOnly = await visited(brand, only('live'));
  expect(newOnly.failures).toMatchObject([{ severity: 'error', isLiveToo: false }]);
  const both = await visited(brand, only('neither'));
  expect(both.failures).toMatchObject([{ severity: 'info', isLiveToo: true }]);
});

test('the pages of members are left out if the brand requires human verification [operators.rehearse.journeys]', async () => {
  const human = { provider: 'turnstile', siteKey: '1x00000000000000000000AA' } as const;
  const { pairs, failures, skipped } = await visited(
    { ...brand, connectors: { ...brand.connectors, human } },
    ({ role }) => role === 'visitor',
  );
  expect([pairs.map(({ after }) => after.visit.role), failures]).toEqual([['visitor', 'visitor'], []]);
  expect(skipped).toEqual(['the pages of members: the brand requires human verification']);
});

test('after a page that does not respond, the next page is visited in new tabs [operators.rehearse.verdict]', async () => {
  const tabsOf = async (getsStuck: boolean): Promise<number> => {
    vi.mocked(openTab).mockClear();
    await visited(brand, () => true, getsStuck);
    return vi.mocked(openTab).mock.calls.length;
  };
  // A visitor and a member on two releases; the visitor visits two pages.
  expect([await tabsOf(false), await tabsOf(true)]).toEqual([4, 6]);
});
