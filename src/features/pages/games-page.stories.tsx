import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { GamesPage } from './games-page.tsx';

const meta = {
  title: 'Pages/Games page',
  component: GamesPage,
  args: { category: 'RNG' },
  parameters: { route: '/rng' },
} satisfies Meta<typeof GamesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Slots: Story = {};

export const Sports: Story = { args: { category: 'SPORTS' }, parameters: { route: '/sports' } };

export const Empty: Story = { parameters: { answers: { 'games.gameList': { games: [], totalPages: 0 } } } };

export const Loading: Story = { parameters: { answers: { 'account.gameMenus': 'pending' } } };

export const LoadingGames: Story = { parameters: { answers: { 'games.gameList': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'games.gameList': new Problem({ code: 'internal', status: 500, message: '' }) } } };
