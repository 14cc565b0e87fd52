import { gameMenus } from '#schemas/calls/account.ts';
import {
  favorites,
  favoritesList,
  gameList,
  hotGames,
  pvpRooms,
  recentGames,
  vassGameType,
} from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import {
  pageOf,
  sampleGame,
  sampleGamePage,
  sampleGames,
  sampleRecentPage,
  sampleRooms,
} from '#storybook/sample-rows.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { GamesPage } from './games-page.tsx';

const noGames = answer(gameList, { games: [], totalPages: 0 });
const rooms = { args: { category: 'PVP' }, route: '/pvp' } as const;

const page = pageStories(GamesPage, {
  args: { category: 'RNG', missing: null },
  route: '/rng',
  calls: [
    waitsFor(gameMenus),
    waitsFor(gameList, { empty: { games: [], totalPages: 0 }, many: sampleGamePage }),
    waitsFor(hotGames, { empty: [], many: sampleGames }),
    waitsFor(recentGames, { empty: { list: [], totalPages: 0 }, many: sampleRecentPage }),
    waitsFor(favorites, { empty: [], many: (count) => sampleGames(count).map(({ nodeId }) => nodeId) }),
    waitsFor(favoritesList, {
      empty: { content: [], totalPages: 0 },
      many: (count, sent) => {
        const { rows, totalPages } = pageOf(count, sent, sampleGame);
        return { content: rows, totalPages };
      },
    }),
    waitsFor(pvpRooms, { empty: [], many: sampleRooms }),
    waitsFor(vassGameType, { empty: [] }),
  ],
  stateSession: 'player',
});

export default { title: 'Pages/Games page', ...page.meta };

export const Slots = page.variant();
export const Narrowed = page.variant({ route: '/rng?page=all&classify=SCRATCH&name=gold&minBet=0.5' });
export const NothingFits = page.variant({ route: '/rng?name=zzz', answers: noGames });
export const Hot = page.variant({ route: '/rng?list=hot' });
export const Member = page.variant({ session: 'player' });
export const Favourites = page.variant({ session: 'player', route: '/rng?list=fav' });

export const NoFavourites = page.variant({
  session: 'player',
  route: '/rng?list=fav',
  answers: { ...answer(favorites, []), ...answer(favoritesList, { content: [], totalPages: 0 }) },
});

export const NothingPlayed = page.variant({
  session: 'player',
  route: '/rng?list=recent',
  answers: answer(recentGames, { list: [], totalPages: 0 }),
});

export const Sports = page.variant({ args: { category: 'SPORTS' }, route: '/sports' });
export const RoomsOfAVisitor = page.variant(rooms);
export const RoomsOfAMember = page.variant({ ...rooms, session: 'player' });

export const RoomsLoading = page.variant({
  ...rooms,
  session: 'player',
  answers: answer(pvpRooms, 'pending'),
});

export const RoomsFailed = page.variant({
  ...rooms,
  session: 'player',
  answers: answer(pvpRooms, BROKEN),
});

export const NoRooms = page.variant({ ...rooms, session: 'player', answers: answer(pvpRooms, []) });
export const NoGames = page.variant({ answers: noGames });
export const LoadingGames = page.variant({ answers: answer(gameList, 'pending') });
export const FailedGames = page.variant({ answers: answer(gameList, BROKEN) });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const TenThousandHot = page.tenThousand({ route: '/rng?list=hot' });
export const TenThousandRooms = page.tenThousand({ ...rooms });
