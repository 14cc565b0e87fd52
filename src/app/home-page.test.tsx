import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Area } from '#schemas/brand-names.ts';
import { clientLayout } from '#schemas/layout/client-layout.ts';
import { PRODUCT_LAYOUT } from '#schemas/layout/layout.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { HomePage } from './home-page.tsx';
import { homeSections } from './home-sections.tsx';
// Loaded lazily on the site; imported here, so that no test waits for it.
import '#src/features/home/late-sections.tsx';
import '#src/features/home/side-blocks.tsx';

const OFF: Area[] = ['announcements', 'winnerBoard', 'popularGames', 'openedNumbers', 'download'];
const MODULES = { off: OFF, loginRequired: false };
const BLOCKS = ['Announcements', 'Winner board', 'Popular games', 'Latest draws'];
const missing = () => BLOCKS.filter((name) => screen.queryAllByRole('region', { name }).length === 0);

test('the home page shows banners, jackpot, announcements, winners, popular games and draws [navigation.route.index] [home.winner.ticker]', async () => {
  await renderPart(<HomePage rows={homeSections} />);
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeDefined();
  expect(screen.getByText('Jackpot', { selector: 'p' })).toBeDefined();
  await waitFor(() => expect(missing()).toEqual([]));
});

test('the document title is the SEO title of the brand, or else the page name and the brand name [navigation.title]', async () => {
  const { unmount } = await renderPart(<HomePage rows={homeSections} />);
  expect(document.title).toBe('Perya: slots, live casino, sports and lotto');
  unmount();
  await renderPart(<HomePage rows={homeSections} />, { brand: { seo: { title: {}, description: {} } } });
  expect(document.title).toBe('Home · Perya');
});

test('the home page of a brand without a jackpot has no jackpot counter', async () => {
  await renderPart(<HomePage rows={homeSections} />, { brand: { jackpot: null } });
  expect(screen.queryByText('Jackpot', { selector: 'p' })).toBeNull();
});

test('the home page does not show modules that the brand has switched off', async () => {
  await renderPart(<HomePage rows={homeSections} />, {
    brand: { layout: clientLayout(PRODUCT_LAYOUT, { modules: MODULES, banners: [] }), modules: MODULES },
  });
  expect(missing()).toEqual(BLOCKS);
  expect(screen.queryByRole('heading', { name: 'Take Perya with you' })).toBeNull();
});

test('if the platform cannot be reached, each part of the home page offers a retry', async () => {
  const broken = new Problem({ code: 'internal', status: 500, message: '' });
  await renderPart(<HomePage rows={homeSections} />, {
    answers: {
      'home.popular': broken,
      'home.rankList': broken,
      'home.openedNumbers': broken,
      'games.announcements': broken,
    },
  });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Try again/ })).toHaveLength(4));
});

test.each([
  ['the steps register, play, win [brand.marketing.slogan]', ['Register', 'Play', 'Win']],
  ['fast deposits and withdrawals [brand.marketing.speed]', ['Fast deposits and withdrawals']],
  ['128-bit encryption [brand.marketing.encryption]', ['128-bit encryption']],
  ['more than 140 sports [brand.marketing.sports]', ['More than 140 sports']],
  [
    '5,000 casino games and nearly 10,000 slots [brand.marketing.games] [brand.marketing.count-conflict]',
    ['Over 5,000 casino games', 'Nearly 10,000 slot games'],
  ],
  ['dealers from ten countries [brand.marketing.dealers]', ['Live dealers from ten countries']],
  ['web, H5 and native app [brand.marketing.access]', ['Web, H5 and native app']],
  ['24x7 support [brand.marketing.support]', ['24x7 support']],
])('the home page mentions %s', async (_title, texts) => {
  await renderPart(<HomePage rows={homeSections} />);
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('for a visitor, the steps have a register button', async () => {
  const { setup } = await renderPart(<HomePage rows={homeSections} />);
  await act(async () => screen.getByRole('button', { name: 'Register now' }).click());
  expect(setup.stores.modals.get()?.name).toBe('register');
});

test('for a member, the steps have no register button', async () => {
  await renderPart(<HomePage rows={homeSections} />, { session: 'player' });
  expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull();
});
