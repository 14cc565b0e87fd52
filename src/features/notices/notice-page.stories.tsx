import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { NoticePage } from './notice-page.tsx';

const meta = {
  title: 'Notices/Notice page',
  component: NoticePage,
  parameters: { route: '/noticePage' },
} satisfies Meta<typeof NoticePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Empty: Story = { parameters: { answers: { 'games.announcements': [] } } };

export const Loading: Story = { parameters: { answers: { 'games.announcements': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'games.announcements': new Problem({ code: 'internal', status: 500, message: '' }) } } };
