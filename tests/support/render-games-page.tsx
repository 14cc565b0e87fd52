import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { renderPart, type PartParameters } from './render-part.tsx';
import { GamesPage } from '#src/features/games/games-page.tsx';
import { answerPages, sampleVendor } from './sample-games.ts';

export const menu = (count: number) => [
  { gameCategory: 'RNG', vendors: Array.from({ length: count }, (_, at) => sampleVendor(at)) },
];

export const renderGamesPage = async ({
  count = 3,
  list = answerPages(24),
  answers = {},
  ...more
}: PartParameters & { count?: number; list?: unknown } = {}) => {
  const drawn = await renderPart(<GamesPage category="RNG" missing={<h1>No such page</h1>} />, {
    route: '/rng',
    ...more,
    answers: {
      'account.gameMenus': menu(count),
      'games.gameList': list,
      'games.hotGames': [],
      'games.recentGames': answerPages(0, 'list'),
      ...answers,
    },
  });
  return {
    ...drawn,
    sent: () =>
      vi.isMockFunction(list)
        ? list.mock.calls.map(([input]) => input as Record<string, string>).filter(({ pageSize }) => pageSize === '24')
        : [],
  };
};
export const vendorStrip = () => screen.getByRole('navigation', { name: 'Providers' });
export const chosenVendors = () =>
  within(vendorStrip())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(nameOf);
export const nameOf = (link: HTMLElement) => link.getAttribute('aria-label') ?? link.textContent;
export const tiles = () => screen.getAllByRole('button', { name: /^(Hot ?)?Game \d/ });
export const press = (role: 'button' | 'link', name: string | RegExp) =>
  act(async () => screen.getByRole(role, { name }).click());
export const listTypes = () =>
  within(screen.getByRole('navigation', { name: 'Which games' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
