import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameList, launch } from '#schemas/calls/games.ts';
import { answer, pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { SeamlessPage } from './seamless-page.tsx';

const meta = {
  title: 'Pages/Seamless sports',
  component: SeamlessPage,
  parameters: { route: '/seamless' },
} satisfies Meta<typeof SeamlessPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(gameList, { empty: { games: [], totalPages: 0 } }), waitsFor(launch)], {
  session: 'player',
});

export const Visitor: Story = {};

export const Opened: Story = {
  parameters: { session: 'player', answers: answer(launch, { url: 'http://games.localhost:4000/table?ticket=story' }) },
};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

/** No sports vendor has a screen to open. */
export const Empty: Story = states.empty;

export const NotAllowed: Story = {
  parameters: { session: 'player', answers: answer(launch, { url: 'https://elsewhere.example/' }) },
};
