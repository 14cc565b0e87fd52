import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROUTES } from '#schemas/routes.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { capturedAnswer } from '#storybook/story-fetch.ts';
import { HOST, address, clearBrowser, openSite } from '#tests/support/render-site.tsx';
import { sampleVendor } from '#tests/support/sample-games.ts';
import { turns } from '#tests/support/turns.ts';

configure({ asyncUtilTimeout: 15_000 });

const statusWith = async (change: { readonly gtagId?: string; readonly off?: string }) => {
  const status = (await capturedAnswer('perya', 'account.status')) as {
    readonly info: { readonly whitelabel: unknown };
  };
  const whitelabel = JSON.parse(
    JSON.stringify(status.info.whitelabel).replace(
      `"modId":"${change.off ?? ''}","enabled":"1"`,
      `"modId":"${change.off ?? ''}","enabled":"0"`,
    ),
  ) as unknown;
  return { ...status, info: { ...status.info, whitelabel, analytics: { gtagId: change.gtagId ?? null } } };
};
beforeEach(clearBrowser);
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['/', '/index'],
  ['/game', '/index'],
])('%s redirects to %s [navigation.route.root] [navigation.route.empty-meaning]', async (path, to) => {
  await openSite(path);
  await waitFor(() => expect(address.where).toBe(to));
});

const NOT_FOUND = { level: 1, name: 'This page does not exist' } as const;

test.each(['/no-such-page', '/no-such-page/?lang=EN', '/404', '/lottery', '/elott?a=1', '/promotions'])(
  '%s, which the brand does not have, keeps its URL, shows that the page does not exist, and links to home [navigation.route.unknown]',
  async (path) => {
    await openSite(path, { brand: { modules: { off: ['lottery', 'promotions'], loginRequired: false } } });
    await screen.findByRole('heading', NOT_FOUND);
    expect([address.where, document.title]).toEqual([path, 'This page does not exist · Perya']);
    expect([screen.getByRole('banner'), screen.getByRole('contentinfo')]).toHaveLength(2);
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Back to home' }));
    await waitFor(() => expect(address.where).toBe('/index'));
    expect(await screen.findByRole('region', { name: 'Announcements' })).toBeInTheDocument();
  },
);

const SLOTS_ALONE = { 'account.gameMenus': [{ gameCategory: 'RNG', vendors: [sampleVendor(1)] }] };

test.each(['/fish', '/pvp', '/live', '/sports', '/esports?a=1', '/elott', '/lottery'])(
  '%s, which only the platform has switched off, keeps its URL and shows that the page does not exist [navigation.route.unknown]',
  async (path) => {
    await openSite(path, { answers: { ...SLOTS_ALONE, 'lottery.lotteryMenu': [] } });
    await screen.findByRole('heading', NOT_FOUND);
    expect([address.where, document.title]).toEqual([path, 'This page does not exist · Perya']);
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

test('a link inside the site to an unknown path shows the page, and one step back leaves it [navigation.route.unknown]', async () => {
  await openSite('/rng');
  await act(async () => address.go('/no-such-page'));
  await screen.findByRole('heading', NOT_FOUND);
  expect(address.where).toBe('/no-such-page');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await act(async () => address.go(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
  expect(address.where).toBe('/rng');
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
});

test('a brand that requires login sends a visitor from an unknown path to the login, and shows a member the page [navigation.route.unknown] [guard.redirect]', async () => {
  const brand = { modules: { off: [], loginRequired: true } };
  await openSite('/no-such-page', { brand });
  await waitFor(() => expect(address.where).toBe('/login'));
  cleanup();
  await openSite('/no-such-page', { brand, session: 'player' });
  expect(await screen.findByRole('heading', NOT_FOUND)).toBeInTheDocument();
});

test.each(['/register', '/register.html'])(
  '%s is home with the registration modal, and closing the modal goes to home [navigation.route.register] [register.route]',
  async (path) => {
    const { stores } = await openSite(path);
    await screen.findByRole('dialog');
    expect(stores.modals.get()?.name).toBe('register');
    expect(screen.getByRole('region', { name: 'Announcements', hidden: true })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address.where).toBe('/index'));
  },
);

test.each([
  ['/elott', 'w_lott', '[navigation.route.elott] [navigation.route.elott-group]'],
  ['/down', 'w_down', '[download.banner]'],
  ['/download', 'w_down', '[download.banner]'],
  ['/pointMall', 'w_shop', '[navigation.route.point-mall]'],
  ['/promotions', 'w_promotion', '[navigation.route.promotions]'],
  ['/promoDetail', 'w_promotion', '[navigation.route.promotions]'],
  ['/help', 'w_help', '[navigation.route.help] [help.banner]'],
] as const)('%s shows the banners of the group %s %s', async (path, group, _ids) => {
  const banners: ClientBrand['banners'] = (
    ['w_rng', 'w_lott', 'w_down', 'w_shop', 'w_promotion', 'w_help'] as const
  ).map((groupName) => ({
    bannerId: groupName,
    groupName,
    url: `/brand/x/${groupName}.svg`,
  }));
  await openSite(path, { brand: { banners } });
  expect(
    [...screen.getByRole('main').querySelectorAll('img[width="1600"]')].map((image) => image.getAttribute('src')),
  ).toEqual([`/brand/x/${group}.svg`]);
});

test('the page uses only the name and merchant of its own brand file [brand.config.merchant-value]', async () => {
  const perya = storyBrands.get('perya');
  if (perya === undefined) throw new Error('there is no brand perya');
  const merchant = { ...perya.site.merchant, id: 'tb-7', code: 'tabu' };
  const { merchants } = await openSite('/rng', { brand: { name: 'Tabu Play', merchant } });
  expect(
    within(screen.getAllByRole('banner')[0] as HTMLElement).getAllByRole('link', { name: /Tabu Play/ }),
  ).not.toEqual([]);
  expect(document.title).toMatch(/Tabu Play$/);
  expect([sessionStorage.getItem('merchant'), sessionStorage.getItem('merchantCode')]).toEqual(['tb-7', 'tabu']);
  expect(merchants()).toEqual(['tabu']);
  // A vendor in the catalogue is called Peryahan.
  expect(document.body.textContent).not.toMatch(/Perya(?!han)/);
});

test.each([
  ['/esports', ['Arena Sports', 'Goalkick']],
  ['/sports', ['FB Sports', 'Hardwood', 'LAN War', 'Pixel Cup']],
])(
  "%s has only the vendors on the brand's list [games.category.esports] [games.category.sports-vendors]",
  async (path, names) => {
    const perya = storyBrands.get('perya');
    if (perya === undefined) throw new Error('there is no brand perya');
    const navigation = { ...perya.site.navigation, esportsVassalages: ['GOALKICK', 'ARENA'] };
    await openSite(path, { brand: { navigation } });
    const strip = within(await screen.findByRole('navigation', { name: 'Providers' }));
    const links = await strip.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(names);
  },
);

test.each([
  ['/rng', 'RNG'],
  ['/live', 'LIVE'],
  ['/fish', 'FISH'],
  ['/pvp', 'PVP'],
  ['/elott', 'ELOTT'],
  ['/sports', 'SPORTS'],
])('%s lists the games of the type %s [navigation.games.param] [navigation.route.games]', async (path, gameType) => {
  const { asks } = await openSite(path);
  const listed = () => asks('GCSGAME_gameList').map(({ searchParams }) => searchParams);
  await waitFor(() =>
    expect(
      listed()
        .filter((sent) => sent.get('pageSize') === '24')
        .map((sent) => sent.get('gameType')),
    ).toEqual([gameType]),
  );
});

test('a games page without a query opens with the last chosen vendor, also after a reload [games.vendor.initial] [navigation.type.rng]', async () => {
  await openSite('/rng?page=KAIJU');
  expect(await screen.findByRole('link', { name: 'Kaiju Play', current: 'page' })).toBeInTheDocument();
  cleanup();
  await openSite('/rng');
  expect(await screen.findByRole('link', { name: 'Kaiju Play', current: 'page' })).toBeInTheDocument();
});

test('/promotions lists the promotions, and each links to its own page under /promoDetail [navigation.route.promotions]', async () => {
  await openSite('/promotions');
  const list = within(screen.getByRole('main'));
  expect(await list.findByRole('heading', { level: 1, name: 'Activity centre' })).toBeInTheDocument();
  const card = (await list.findByRole('heading', { name: 'Reload bonus' })).closest('article');
  if (card === null) throw new Error('the promotion has no card');
  await userEvent.click(within(card).getAllByRole('link')[0] as HTMLElement);
  expect(await list.findByRole('heading', { level: 1, name: 'Reload bonus' })).toBeInTheDocument();
  expect(address.where).toBe('/promoDetail?id=reload20');
});

test('the login modal shows the banners of the group w_login [login.modal.banner]', async () => {
  const banners: ClientBrand['banners'] = (['w_home', 'w_login'] as const).map((groupName) => ({
    bannerId: groupName,
    groupName,
    url: `/brand/x/${groupName}.svg`,
  }));
  const { stores } = await openSite('/rng', { brand: { banners } });
  act(() => stores.modals.open('login'));
  const dialog = await screen.findByRole('dialog');
  expect([...dialog.querySelectorAll('img[width="1600"]')].map((image) => image.getAttribute('src'))).toEqual([
    '/brand/x/w_login.svg',
  ]);
});

test.each(['/lobby', '/gameLobby'])(
  '%s does not exist, because the games pages and the lottery page serve as lobbies [pages.lobby]',
  async (path) => {
    await openSite(path);
    await screen.findByRole('heading', NOT_FOUND);
    await act(async () => address.go('/rng'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Slots' })).toBeInTheDocument();
    expect(ROUTES.filter((route) => /lobby/i.test(route))).toEqual([]);
  },
);

test.each(['/fbsports', '/seamless'])(
  '%s has a header, but no footer, side bar or bottom navigation [navigation.route.sports-header-only]',
  async (path) => {
    await openSite(path);
    expect(screen.getAllByRole('link', { name: 'Perya' })[0]?.closest('header')).not.toBeNull();
    for (const role of ['contentinfo', 'complementary']) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Quick menu' })).toBeNull();
  },
);

test('other pages have header, footer, side bar and bottom navigation [navigation.layout.default]', async () => {
  await openSite('/rng');
  expect(document.querySelector('header')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(await screen.findByRole('complementary')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Quick menu' })).toBeInTheDocument();
});

test("the site requests the host's status and the country once each on start [boot.permission.host] [boot.start.country]", async () => {
  const { asks } = await openSite('/index');
  await waitFor(() => expect(asks('/country')).toHaveLength(1));
  expect(asks('/status').map((url) => url.searchParams.get('url'))).toEqual([HOST]);
});

test('the status is refetched when the tab becomes visible after a minute, but not before [boot.status.refresh]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { asks } = await openSite('/index');
  const look = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  vi.setSystemTime(Date.now() + 59_000);
  await look();
  expect(asks('/status')).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2_000);
  await look();
  await waitFor(() => expect(asks('/status')).toHaveLength(2));
});

test('a maintenance response refetches the status and shows the maintenance page [boot.status.refresh] [boot.status.maintenance]', async () => {
  const { stores, answers } = await openSite('/index');
  const { Problem } = await import('#schemas/problem.ts');
  const { popular } = await import('#schemas/calls/home.ts');
  answers['account.status'] = { ...(await statusWith({})), maintenance: { on: true, endTime: null } };
  answers['home.popular'] = new Problem({ code: 'maintenance', status: 503, message: '' });
  await act(
    async () =>
      void (await stores
        .fetchCall(popular, { count: 20, prizeMode: 'SEA', device: 'WEB', language: 'EN' })
        .catch(() => null)),
  );
  expect(await screen.findByRole('heading', { name: 'The site is under maintenance' })).toBeInTheDocument();
});

test('an analytics id loads nothing, because the CSP of a published site allows no third-party scripts [boot.analytics.gtag]', async () => {
  const { asks } = await openSite('/index', { answers: { 'account.status': await statusWith({ gtagId: 'G-TEST1' }) } });
  await waitFor(() => expect(asks('/country')).toHaveLength(1));
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('the login form offers a choice of name or mobile number only if SMS login is on [header.login.selector] [toggles.MOBILEVERCODELOGIN3]', async () => {
  const ways = () =>
    within(screen.getByRole('banner'))
      .queryAllByRole('option')
      .map((option) => option.textContent);
  await openSite('/index');
  await waitFor(() => expect(ways().length).toBeGreaterThan(1));
  cleanup();
  await openSite('/index', { answers: { 'account.status': await statusWith({ off: 'MOBILEVERCODELOGIN3' }) } });
  expect(ways()).toEqual([]);
});

test('a repeated or redirected navigation shows no message [guard.failure.silent] [errors.navigation]', async () => {
  const lost = vi.fn();
  process.on('unhandledRejection', lost);
  const { stores } = await openSite('/rng', { brand: { modules: { off: [], loginRequired: true } } });
  for (const to of ['/index', '/index', '/rng', '/login', '/login', '/no-such-page']) act(() => address.go(to));
  await act(() => turns());
  process.off('unhandledRejection', lost);
  expect([address.where, lost.mock.calls, stores.toasts.get(), stores.dialogs.get()]).toEqual(['/login', [], [], []]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('lists that depend on the language are requested in the current language [languages.sent]', async () => {
  const { stores, asks } = await openSite('/index');
  const spoken = () =>
    new Set([...asks('/popular'), ...asks('getRankList')].map((url) => url.searchParams.get('language')));
  await waitFor(() => expect([asks('/popular').length, asks('getRankList').length]).toEqual([1, 1]));
  expect(spoken()).toEqual(new Set(['EN']));
  await act(async () => stores.language.change('TY'));
  await waitFor(() => expect([asks('/popular').length, asks('getRankList').length]).toEqual([2, 2]));
  expect(spoken()).toEqual(new Set(['EN', 'TY']));
});

test('every route sets its own URL as canonical [navigation.history.mode]', async () => {
  document.head.innerHTML =
    '<link rel="alternate" hreflang="fil" href="https://play.example/"><link rel="alternate" hreflang="en" href="https://play.example/?lang=EN">';
  const links = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);
  await openSite('/rng?page=LUNA');
  expect(links()).toEqual([
    'https://play.example/rng',
    'https://play.example/rng?lang=EN',
    'https://play.example/rng?lang=EN',
  ]);
  act(() => address.go('/no-such-page'));
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  act(() => address.go('/index'));
  expect(links()).toEqual(['https://play.example/', 'https://play.example/?lang=EN', 'https://play.example/?lang=EN']);
  document.head.innerHTML = '';
});
