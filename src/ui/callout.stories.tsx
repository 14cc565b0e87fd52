import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout } from './callout.tsx';

const meta = {
  title: 'UI/Callout',
  component: Callout,
  args: { tone: 'info', title: 'Good to know', children: 'A withdrawal takes up to ten minutes.' },
  decorators: [(Story) => <div className="max-w-md bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', title: 'Done' } };
export const Warning: Story = { args: { tone: 'warning', title: 'Please check' } };
export const Danger: Story = { args: { tone: 'danger', title: 'That did not work' } };
export const WithoutTitle: Story = { args: { title: undefined } };
