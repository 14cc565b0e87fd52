import type { Meta, StoryObj } from '@storybook/react-vite';
import { announcements } from '#schemas/calls/games.ts';
import { openedNumbers, popular, rankList } from '#schemas/calls/home.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleGames, sampleNotices, sampleOpened, sampleWinners } from '../../../.storybook/sample-rows.ts';
import { HomePage } from './home-page.tsx';

const states = pageStates([
  waitsFor(announcements, { empty: [], many: sampleNotices }),
  waitsFor(popular, { empty: [], many: sampleGames }),
  waitsFor(rankList, { empty: { list: [] }, many: sampleWinners }),
  waitsFor(openedNumbers, { empty: [], many: sampleOpened }),
]);

const meta = {
  title: 'Home/Home page',
  component: HomePage,
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { parameters: { session: 'player' } };

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
