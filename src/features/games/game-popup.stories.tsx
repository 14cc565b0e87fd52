import { favorites, favoritesList, gameList, hotGames, recentGames } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleGamePage } from '#storybook/sample-rows.ts';
import { GamePopup } from './game-popup.tsx';

const page = pageStories(GamePopup, {
  args: { title: 'Luna Reels', query: { gameType: 'RNG', vassalage: 'LUNA' }, onClose: () => undefined },
  calls: [
    waitsFor(gameList, { empty: { games: [], totalPages: 0 }, many: sampleGamePage }),
    waitsFor(favorites),
    waitsFor(favoritesList),
    waitsFor(recentGames),
    waitsFor(hotGames),
  ],
});

export default { title: 'Games/Games of a vendor', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
