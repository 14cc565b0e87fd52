import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpPage } from './help-page.tsx';

const meta = {
  title: 'Pages/Help centre',
  component: HelpPage,
} satisfies Meta<typeof HelpPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderItsBanner: Story = { parameters: { route: '/help' } };

export const Bare: Story = { parameters: { route: '/helpmc' } };
