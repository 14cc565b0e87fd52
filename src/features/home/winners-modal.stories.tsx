import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { WinnersModal } from './winners-modal.tsx';

const meta = {
  title: 'Home/Winners modal',
  component: WinnersModal,
  args: { onClose: () => undefined },
} satisfies Meta<typeof WinnersModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Empty: Story = { parameters: { answers: { 'home.rankList': { list: [] } } } };

export const Loading: Story = { parameters: { answers: { 'home.rankList': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'home.rankList': new Problem({ code: 'internal', status: 500, message: '' }) } } };
