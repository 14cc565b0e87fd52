import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'UI/Text link',
  component: TextLink,
  args: { children: 'Deposits', to: '/index' },
  decorators: [(Story) => <p className="bg-surface p-6 text-sm text-ink-muted">{Story()}</p>],
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;
export const WithRecords: Story = {};
export const WithoutUrl: Story = { args: { to: null } };
