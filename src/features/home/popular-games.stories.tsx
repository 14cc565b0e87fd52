import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { PopularGames } from './popular-games.tsx';

const meta = {
  title: 'Home/Popular games',
  component: PopularGames,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof PopularGames>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsThePlatformAnswers: Story = {};

export const Empty: Story = { parameters: { answers: { 'home.popular': [] } } };

export const Loading: Story = { parameters: { answers: { 'home.popular': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'home.popular': new Problem({ code: 'internal', status: 500, message: '' }) } } };
