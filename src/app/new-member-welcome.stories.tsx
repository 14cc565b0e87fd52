import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameMenus } from '#schemas/calls/account.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { NewMemberWelcome } from './new-member-welcome.tsx';

const meta = {
  title: 'Site/New member welcome',
  component: NewMemberWelcome,
  parameters: { session: 'player', route: '/index' },
} satisfies Meta<typeof NewMemberWelcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
export const MenusOnTheirWay: Story = { parameters: { answers: answer(gameMenus, 'pending') } };
export const MenusFailed: Story = { parameters: { answers: answer(gameMenus, BROKEN) } };
