import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { HomeEnd } from './home-end.tsx';
import { HomePage } from './home-page.tsx';
// Loaded lazily on the site; imported here, so that no test waits for it.
import './side-blocks.tsx';

const BLOCKS = ['Announcements', 'Winner board', 'Popular games', 'Latest draws'];
const missing = () => BLOCKS.filter((name) => screen.queryAllByRole('region', { name }).length === 0);

test('the home page shows banners, jackpot, announcements, winners, popular games and draws [navigation.route.index] [home.winner.ticker]', async () => {
  await renderPart(<HomePage end={<HomeEnd />} />);
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeDefined();
  expect(screen.getByText('Jackpot')).toBeDefined();
  await waitFor(() => expect(missing()).toEqual([]));
});

test('the document title is the SEO title of the brand, or else the page name and the brand name [navigation.title]', async () => {
  const { unmount } = await renderPart(<HomePage end={<HomeEnd />} />);
  expect(document.title).toBe('Perya: slots, live casino, sports and lotto');
  unmount();
  await renderPart(<HomePage end={<HomeEnd />} />, { brand: { seo: { title: {}, description: {} } } });
  expect(document.title).toBe('Home · Perya');
});

test('the home page of a brand without a jackpot has no jackpot counter', async () => {
  await renderPart(<HomePage end={<HomeEnd />} />, { brand: { jackpot: null } });
  expect(screen.queryByText('Jackpot')).toBeNull();
});

test('the home page does not show modules that the brand has switched off', async () => {
  await renderPart(<HomePage end={<HomeEnd />} />, {
    brand: {
      modules: {
        off: ['announcements', 'winnerBoard', 'popularGames', 'openedNumbers', 'download'],
        loginRequired: false,
      },
    },
  });
  expect(missing()).toEqual(BLOCKS);
  expect(screen.queryByRole('heading', { name: 'Take Perya with you' })).toBeNull();
});

test('if the platform cannot be reached, each part of the home page offers a retry', async () => {
  const broken = new Problem({ code: 'internal', status: 500, message: '' });
  await renderPart(<HomePage end={<HomeEnd />} />, {
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
  await renderPart(<HomePage end={<HomeEnd />} />);
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('for a visitor, the steps have a register button', async () => {
  const { setup } = await renderPart(<HomePage end={<HomeEnd />} />);
  await act(async () => screen.getByRole('button', { name: 'Register now' }).click());
  expect(setup.stores.modals.get()?.name).toBe('register');
});

test('for a member, the steps have no register button', async () => {
  await renderPart(<HomePage end={<HomeEnd />} />, { session: 'player' });
  expect(screen.queryByRole('button', { name: 'Register now' })).toBeNull();
});
