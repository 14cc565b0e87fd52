import type { Meta, StoryObj } from '@storybook/react-vite';
import { rankList } from '#schemas/calls/home.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleWinners } from '../../../.storybook/sample-rows.ts';
import { WinnersModal } from './winners-modal.tsx';

const states = pageStates([waitsFor(rankList, { empty: { list: [] }, many: sampleWinners })]);

const meta = {
  title: 'Home/Winners modal',
  component: WinnersModal,
  args: { onClose: () => undefined },
} satisfies Meta<typeof WinnersModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
