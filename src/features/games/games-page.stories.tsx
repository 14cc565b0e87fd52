import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { GamesPage } from './games-page.tsx';

const failed = new Problem({ code: 'internal', status: 500, message: '' });

const meta = {
  title: 'Pages/Games page',
  component: GamesPage,
  args: { category: 'RNG' },
  parameters: { route: '/rng' },
} satisfies Meta<typeof GamesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Slots: Story = {};

export const Narrowed: Story = { parameters: { route: '/rng?page=all&classify=SCRATCH&name=gold&minBet=0.5' } };

export const NothingFits: Story = { parameters: { route: '/rng?name=zzz', answers: { 'games.gameList': { games: [], totalPages: 0 } } } };

export const Hot: Story = { parameters: { route: '/rng?list=hot' } };

export const Member: Story = { parameters: { session: 'player' } };

export const Favourites: Story = { parameters: { session: 'player', route: '/rng?list=fav' } };

export const NoFavourites: Story = { parameters: { session: 'player', route: '/rng?list=fav', answers: { 'games.favorites': [], 'games.favoritesList': { content: [], totalPages: 0 } } } };

export const NothingPlayed: Story = { parameters: { session: 'player', route: '/rng?list=recent', answers: { 'games.recentGames': { list: [], totalPages: 0 } } } };

export const Sports: Story = { args: { category: 'SPORTS' }, parameters: { route: '/sports' } };

export const RoomsOfAVisitor: Story = { args: { category: 'PVP' }, parameters: { route: '/pvp' } };

export const RoomsOfAMember: Story = { args: { category: 'PVP' }, parameters: { session: 'player', route: '/pvp' } };

export const Empty: Story = { parameters: { answers: { 'games.gameList': { games: [], totalPages: 0 } } } };

export const Loading: Story = { parameters: { answers: { 'account.gameMenus': 'pending' } } };

export const LoadingGames: Story = { parameters: { answers: { 'games.gameList': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'games.gameList': failed } } };
