import type { Meta, StoryObj } from '@storybook/react-vite';
import { popular } from '#schemas/calls/home.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleGames } from '../../../.storybook/sample-rows.ts';
import { PopularGames } from './popular-games.tsx';

const states = pageStates([waitsFor(popular, { empty: [], many: sampleGames })]);

const meta = {
  title: 'Home/Popular games',
  component: PopularGames,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof PopularGames>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
