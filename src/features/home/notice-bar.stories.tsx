import type { Meta, StoryObj } from '@storybook/react-vite';
import { announcements } from '#schemas/calls/games.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleNotices } from '../../../.storybook/sample-rows.ts';
import { NoticeBar } from './notice-bar.tsx';

const states = pageStates([waitsFor(announcements, { empty: [], many: sampleNotices })]);

const meta = {
  title: 'Home/Notice bar',
  component: NoticeBar,
} satisfies Meta<typeof NoticeBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
