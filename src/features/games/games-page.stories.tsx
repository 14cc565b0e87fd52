import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameMenus } from '#schemas/calls/account.ts';
import { favorites, favoritesList, gameList, hotGames, pvpRooms, recentGames } from '#schemas/calls/games.ts';
import { answer, BROKEN, pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import {
  pageOf,
  sampleGame,
  sampleGamePage,
  sampleGames,
  sampleRecentPage,
  sampleRooms,
} from '../../../.storybook/sample-rows.ts';
import { GamesPage } from './games-page.tsx';

const meta = {
  title: 'Pages/Games page',
  component: GamesPage,
  args: { category: 'RNG' },
  parameters: { route: '/rng' },
} satisfies Meta<typeof GamesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const noGames = answer(gameList, { games: [], totalPages: 0 });
const states = pageStates(
  [
    waitsFor(gameMenus, { empty: [] }),
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
  ],
  { session: 'player' },
);

export const Slots: Story = {};

export const Narrowed: Story = { parameters: { route: '/rng?page=all&classify=SCRATCH&name=gold&minBet=0.5' } };

export const NothingFits: Story = { parameters: { route: '/rng?name=zzz', answers: noGames } };

export const Hot: Story = { parameters: { route: '/rng?list=hot' } };

export const Member: Story = { parameters: { session: 'player' } };

export const Favourites: Story = { parameters: { session: 'player', route: '/rng?list=fav' } };

export const NoFavourites: Story = {
  parameters: {
    session: 'player',
    route: '/rng?list=fav',
    answers: { ...answer(favorites, []), ...answer(favoritesList, { content: [], totalPages: 0 }) },
  },
};

export const NothingPlayed: Story = {
  parameters: {
    session: 'player',
    route: '/rng?list=recent',
    answers: answer(recentGames, { list: [], totalPages: 0 }),
  },
};

export const Sports: Story = { args: { category: 'SPORTS' }, parameters: { route: '/sports' } };

export const RoomsOfAVisitor: Story = { args: { category: 'PVP' }, parameters: { route: '/pvp' } };

export const RoomsOfAMember: Story = { args: { category: 'PVP' }, parameters: { session: 'player', route: '/pvp' } };

const rooms: Story = { args: { category: 'PVP' } };

export const RoomsLoading: Story = {
  ...rooms,
  parameters: { session: 'player', route: '/pvp', answers: answer(pvpRooms, 'pending') },
};

export const RoomsFailed: Story = {
  ...rooms,
  parameters: { session: 'player', route: '/pvp', answers: answer(pvpRooms, BROKEN) },
};

export const NoRooms: Story = {
  ...rooms,
  parameters: { session: 'player', route: '/pvp', answers: answer(pvpRooms, []) },
};

export const NoGames: Story = { parameters: { answers: noGames } };

export const LoadingGames: Story = { parameters: { answers: answer(gameList, 'pending') } };

export const FailedGames: Story = { parameters: { answers: answer(gameList, BROKEN) } };

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;

export const TenThousandHot: Story = { parameters: { ...states.tenThousand.parameters, route: '/rng?list=hot' } };

export const TenThousandRooms: Story = { ...rooms, parameters: { ...states.tenThousand.parameters, route: '/pvp' } };
