import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '#schemas/problem.ts';
import { HomePage } from './home-page.tsx';

const broken = new Problem({ code: 'internal', status: 500, message: '' });

const meta = {
  title: 'Home/Home page',
  component: HomePage,
} satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { parameters: { session: 'player' } };

export const Loading: Story = { parameters: { answers: { 'home.popular': 'pending', 'home.rankList': 'pending', 'home.openedNumbers': 'pending', 'games.announcements': 'pending' } } };

export const Failed: Story = { parameters: { answers: { 'home.popular': broken, 'home.rankList': broken, 'home.openedNumbers': broken, 'games.announcements': broken } } };

export const Empty: Story = { parameters: { answers: { 'home.popular': [], 'home.rankList': { list: [] }, 'home.openedNumbers': [], 'games.announcements': [] } } };
