import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { FbsportsPage } from './fbsports-page.tsx';

const meta = {
  title: 'Pages/FB Sports',
  component: FbsportsPage,
  parameters: { route: '/fbsports' },
} satisfies Meta<typeof FbsportsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Waiting: Story = { parameters: { session: 'player', answers: { 'games.launchFb': 'pending' } } };

export const Failed: Story = { parameters: { session: 'player', answers: { 'games.launchFb': new Problem({ code: 'internal', status: 500, message: '' }) } } };

export const NotAllowed: Story = { parameters: { session: 'player', answers: { 'games.launchFb': { url: 'https://elsewhere.example/' } } } };
