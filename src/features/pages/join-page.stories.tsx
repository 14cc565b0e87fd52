import type { Meta, StoryObj } from '@storybook/react-vite';
import { JoinPage } from './join-page.tsx';

const meta = {
  title: 'Pages/Join',
  component: JoinPage,
  parameters: { route: '/join' },
} satisfies Meta<typeof JoinPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Invited: Story = { parameters: { route: '/join?referralCode=ANA77' } };

export const Member: Story = { parameters: { session: 'player' } };
