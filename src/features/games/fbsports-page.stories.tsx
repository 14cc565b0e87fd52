import type { Meta, StoryObj } from '@storybook/react-vite';
import { launchFb } from '#schemas/calls/games.ts';
import { answer, pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { FbsportsPage } from './fbsports-page.tsx';

const meta = {
  title: 'Pages/FB Sports',
  component: FbsportsPage,
  parameters: { route: '/fbsports' },
} satisfies Meta<typeof FbsportsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(launchFb)], { session: 'player' });

export const Visitor: Story = {};

export const Opened: Story = {
  parameters: {
    session: 'player',
    answers: answer(launchFb, { url: 'http://games.localhost:4000/table?ticket=story' }),
  },
};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

export const NotAllowed: Story = {
  parameters: { session: 'player', answers: answer(launchFb, { url: 'https://elsewhere.example/' }) },
};
