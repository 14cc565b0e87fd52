import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from '#src/lib/browser-storage.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import type { StoryGlobals } from '#storybook/story-setup.ts';
import { SiteSearch } from './site-search.tsx';

beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
);
afterEach(() => {
  vi.unstubAllGlobals();
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

const card = (vassalage: string, name: string, gameType: string) => ({
  vassalage,
  name,
  gameType,
  accountTypeId: 1,
  smallIcon: null,
  isHot: 0,
  nodeId: 1,
});
const menus = [
  { gameCategory: 'RNG', vendors: [card('LUNA', 'Luna Reels', 'RNG')] },
  { gameCategory: 'FISH', vendors: [card('CORAL', 'Coral Play', 'FISH')] },
  { gameCategory: 'JACKPOT', vendors: [card('MEGA', 'Mega Pot', 'RNG')] },
];
const game = (nodeId: number, gameName: string, gameClassify: string | null) => ({
  nodeId,
  gameName,
  gameClassify,
  isGame: 'GAME',
  defaultPlayType: null,
});
const vendors = [
  {
    vassalage: 'LUNA',
    vendor: 'Luna Reels',
    gameType: 'RNG',
    games: [game(1, 'Golden Koi', 'SLOTS'), game(2, 'Jacks', 'VIDEO_POKER')],
  },
  { vassalage: 'MEGA', vendor: 'Mega Pot', gameType: 'RNG', games: [game(3, 'Grand Pool', 'JACKPOT')] },
];

const draw = (query: string, globals: StoryGlobals = {}) => {
  const onClose = vi.fn();
  const part = (
    <>
      <SiteSearch onClose={onClose} query={query} />
      <Where />
    </>
  );
  return renderPart(
    part,
    { answers: { 'account.gameMenus': menus, 'games.gameCatalogue': { vendors }, 'games.hotGames': [] } },
    globals,
  );
};
const where = () => screen.getByTestId('where').textContent;
const rows = () => screen.getAllByRole('option').map((row) => row.textContent);

test('a category links to its page', async () => {
  await draw('fishing');
  await userEvent.click(
    within(screen.getByRole('group', { name: /^Categories/ })).getByRole('option', { name: 'Fishing' }),
  );
  expect(where()).toBe('/fish');
});

test.each([
  ['Coral Play', /Coral PlayFishing/, '/fish?page=CORAL'],
  ['Mega Pot', /Mega\s*Pot\s*Jackpot\s*·\s*1 game/, '/rng?classify=JACKPOT&page=MEGA'],
])('the vendor %s links to its games and becomes the last chosen vendor', async (query, row, page) => {
  await draw(query);
  await userEvent.click(screen.getByRole('option', { name: row }));
  expect([where(), readSession('gameVendor')]).toEqual([page, new URLSearchParams(page.split('?')[1]).get('page')]);
});

test('games are found by the names of categories and types in menus and filters [games.search.name]', async () => {
  await draw('video poker');
  expect(rows()).toEqual(['JacksLuna Reels']);
});

test.each([
  ['VI', 'ban ca', 'Bắn cá'],
  ['TH', 'ยิงปลา', 'ยิงปลา'],
  ['CN', '捕鱼', '捕鱼'],
  ['JA', 'ふぃっしんぐ', 'フィッシング'],
  ['ID', 'tembak', 'Tembak ikan'],
] as const)('in %s "%s" finds the category %s', async (language, query, category) => {
  await draw(query, { language });
  expect(rows()).toContain(category);
});
