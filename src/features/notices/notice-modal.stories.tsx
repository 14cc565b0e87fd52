import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { NoticeModal } from './notice-modal.tsx';

const meta = {
  title: 'Notices/Notice modal',
  component: NoticeModal,
  args: { onClose: () => undefined },
} satisfies Meta<typeof NoticeModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Empty: Story = { parameters: { answers: { 'games.announcements': [] } } };

export const Loading: Story = { parameters: { answers: { 'games.announcements': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'games.announcements': new Problem({ code: 'internal', status: 500, message: '' }) } } };
