import type { Meta, StoryObj } from '@storybook/react-vite';
import { status } from '#schemas/calls/account.ts';
import { answer, pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { statusWithout } from '../../../.storybook/sample-status.ts';
import { JoinPage } from './join-page.tsx';

const meta = {
  title: 'Pages/Join',
  component: JoinPage,
  parameters: { route: '/join' },
} satisfies Meta<typeof JoinPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(status)]);

export const Visitor: Story = {};

export const Invited: Story = { parameters: { route: '/join?referralCode=ANA77' } };

export const Member: Story = { parameters: { session: 'player' } };

export const Closed: Story = { parameters: { answers: answer(status, statusWithout('DIRECTREG3')) } };

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;
