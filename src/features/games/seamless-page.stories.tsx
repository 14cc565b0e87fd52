import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeamlessPage } from './seamless-page.tsx';

const meta = {
  title: 'Pages/Seamless sports',
  component: SeamlessPage,
  parameters: { route: '/seamless' },
} satisfies Meta<typeof SeamlessPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
