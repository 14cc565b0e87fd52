import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { NoticeBar } from './notice-bar.tsx';

const meta = {
  title: 'Home/Notice bar',
  component: NoticeBar,
} satisfies Meta<typeof NoticeBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Empty: Story = { parameters: { answers: { 'games.announcements': [] } } };

export const Loading: Story = { parameters: { answers: { 'games.announcements': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'games.announcements': new Problem({ code: 'internal', status: 500, message: '' }) } } };
