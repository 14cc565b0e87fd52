import { gameMenus } from '#schemas/calls/account.ts';
import { favoritesList, gameList, hotGames } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleGames } from '#storybook/sample-rows.ts';
import { GameRail } from './game-rail.tsx';

const page = pageStories(GameRail, {
  args: { of: 'hot' },
  session: 'player',
  decorators: [(Story) => <div className="min-h-20 p-4">{Story()}</div>],
  calls: [
    waitsFor(hotGames, { empty: [], many: sampleGames }),
    waitsFor(favoritesList, {
      empty: { content: [], totalPages: 0 },
      many: (rows) => ({ content: sampleGames(rows), totalPages: 1 }),
    }),
    waitsFor(gameList, {
      empty: { games: [], totalPages: 0 },
      many: (rows) => ({ games: sampleGames(rows), totalPages: 1 }),
    }),
    waitsFor(gameMenus, { empty: [] }),
  ],
});

/** Renders nothing if there are no games, or if they could not be loaded. */
export default { title: 'Games/Rail', ...page.meta };

export const Hot = page.variant();
export const Favourites = page.variant({ args: { of: 'favourites' } });
export const OfACategory = page.variant({ args: { of: 'category', category: 'FISH' } });
export const OfAVendor = page.variant({ args: { of: 'vendor', vendor: 'ELOTT' } });
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
