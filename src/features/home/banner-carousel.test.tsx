import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Banner } from '#schemas/brand.ts';
import { selectLaunch } from '#src/launch/launch-service.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { BANNER_AUTOPLAY_MS, BannerCarousel } from './banner-carousel.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const banner = (bannerId: string, more: Partial<Banner> = {}): Banner => ({
  bannerId,
  groupName: 'w_home',
  url: `/brand/x/${bannerId}.svg`,
  ...more,
});
const dots = () => screen.queryAllByRole('button', { name: /^Banner \d/ });
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');

test('the carousel shows only the banners of its group [home.banner.route] [home.banner.fields]', async () => {
  const { container } = await renderPart(<BannerCarousel group="w_rng" />, {
    brand: { banners: [banner('a'), banner('b', { groupName: 'w_rng' })] },
  });
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/brand/x/b.svg']);
});

test('a carousel with several banners shows the next one every 5000 ms [home.banner.autoplay] [const.banner-autoplay]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderPart(<BannerCarousel group="w_home" />, { brand: { banners: [banner('a'), banner('b')] } });
  await act(async () => vi.advanceTimersByTimeAsync(BANNER_AUTOPLAY_MS - 1));
  expect(current()).toBe(0);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  expect([BANNER_AUTOPLAY_MS, current()]).toEqual([5000, 1]);
});

test('a carousel with a single banner does not move and has no controls [home.banner.autoplay] [const.banner-autoplay]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { container } = await renderPart(<BannerCarousel group="w_home" />, { brand: { banners: [banner('a')] } });
  const before = container.innerHTML;
  await act(async () => vi.advanceTimersByTimeAsync(3 * BANNER_AUTOPLAY_MS));
  expect([screen.queryAllByRole('button'), container.innerHTML]).toEqual([[], before]);
});

test("a group without banners shows the brand's name and no controls [home.banner.empty]", async () => {
  const { container } = await renderPart(<BannerCarousel group="w_home" />, { brand: { banners: [] } });
  expect(container.textContent).toContain('Perya');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a banner with a linkage type is a link, and a banner without one is not [home.banner.link]', async () => {
  await renderPart(<BannerCarousel group="w_home" />, {
    brand: { banners: [banner('linked', { linkageType: 1, target: '/live' }), banner('still', { target: '/rng' })] },
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/live']);
});

test('an external link of a banner opens in a new tab, and screen readers announce this [home.banner.linkage]', async () => {
  await renderPart(<BannerCarousel group="w_home" />, {
    brand: { banners: [banner('out', { linkageType: 2, target: 'https://news.example/' })] },
  });
  const link = screen.getByRole('link', { name: /^Open ?\(Opens in a new tab\)$/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://news.example/',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('if a visitor clicks the banner of a game, the login opens [home.banner.linkage] [launch.login.required]', async () => {
  const { setup } = await renderPart(<BannerCarousel group="w_home" />, {
    brand: { banners: [banner('game', { linkageType: 3, target: '7' })] },
    answers: {
      'home.popular': [
        {
          nodeId: 7,
          vassalage: 'LUNA',
          gameType: 'RNG',
          gameClassify: null,
          gameName: 'Sakura',
          minBet: 1,
          minLineNum: null,
          isGame: 'GAME',
          defaultPlayType: null,
        },
      ],
    },
  });
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  await vi.waitFor(() => expect(setup.stores.modals.get()?.name).toBe('login'));
});

test('a banner can launch any game, even if it is neither popular nor hot [home.banner.linkage]', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { setup } = await renderPart(<BannerCarousel group="w_home" />, {
    session: 'player',
    brand: { banners: [banner('game', { linkageType: 3, target: '7' })] },
    answers: {
      'home.popular': [],
      'games.hotGames': [],
      'games.gameCatalogue': {
        vendors: [
          {
            vassalage: 'LUNA',
            vendor: 'Luna',
            gameType: 'RNG',
            games: [{ nodeId: 7, gameName: 'Sakura', gameClassify: null, isGame: 'GAME', defaultPlayType: null }],
          },
        ],
      },
    },
  });
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  await vi.waitFor(() =>
    expect(selectLaunch(setup.stores.launches.get()).launch?.game).toMatchObject({
      nodeId: 7,
      vassalage: 'LUNA',
      gameType: 'RNG',
      gameName: 'Sakura',
    }),
  );
});

test('a banner shows the texts that the brand has set [home.banner.fields]', async () => {
  await renderPart(<BannerCarousel group="w_home" />);
  expect(screen.getByText('The fair is open')).toBeDefined();
});
