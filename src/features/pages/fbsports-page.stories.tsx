import type { Meta, StoryObj } from '@storybook/react-vite';
import { FbsportsPage } from './fbsports-page.tsx';

const meta = {
  title: 'Pages/FB Sports',
  component: FbsportsPage,
  parameters: { route: '/fbsports' },
} satisfies Meta<typeof FbsportsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensSoon: Story = {};
