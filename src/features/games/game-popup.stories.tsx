import type { Meta, StoryObj } from '@storybook/react-vite';
import { favorites, favoritesList, gameList, hotGames, recentGames } from '#schemas/calls/games.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleGamePage } from '../../../.storybook/sample-rows.ts';
import { GamePopup } from './game-popup.tsx';

const meta = {
  title: 'Games/Games of a vendor',
  component: GamePopup,
  args: { title: 'Luna Reels', query: { gameType: 'RNG', vassalage: 'LUNA' }, onClose: () => undefined },
} satisfies Meta<typeof GamePopup>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([
  waitsFor(gameList, { empty: { games: [], totalPages: 0 }, many: sampleGamePage }),
  waitsFor(favorites),
  waitsFor(favoritesList),
  waitsFor(recentGames),
  waitsFor(hotGames),
]);

export const AsThePlatformAnswers: Story = {};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
