import type { Meta, StoryObj } from '@storybook/react-vite';
import { openedNumbers } from '#schemas/calls/home.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleOpened } from '../../../.storybook/sample-rows.ts';
import { OpenedNumbers } from './opened-numbers.tsx';

const states = pageStates([waitsFor(openedNumbers, { empty: [], many: sampleOpened })]);

const meta = {
  title: 'Home/Latest draws',
  component: OpenedNumbers,
  decorators: [(Story) => <div className="max-w-md p-4">{Story()}</div>],
} satisfies Meta<typeof OpenedNumbers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
