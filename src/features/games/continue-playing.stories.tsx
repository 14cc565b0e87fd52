import type { Meta, StoryObj } from '@storybook/react-vite';
import { recentGames } from '#schemas/calls/games.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleRecentPage } from '../../../.storybook/sample-rows.ts';
import { ContinuePlaying } from './continue-playing.tsx';

/** Nothing at all where nothing was played, or nobody knows what. */
const meta = {
  title: 'Games/Continue playing',
  component: ContinuePlaying,
  parameters: { session: 'player' },
  decorators: [(Story) => <div className="min-h-20 p-4">{Story()}</div>],
} satisfies Meta<typeof ContinuePlaying>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(recentGames, { empty: { list: [], totalPages: 0 }, many: sampleRecentPage })]);

export const AsThePlatformAnswers: Story = {};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
