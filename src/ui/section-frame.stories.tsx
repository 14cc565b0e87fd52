import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { SectionFrame } from './section-frame.tsx';
import { StatusPill } from './status-pill.tsx';

const meta = {
  title: 'UI/Section frame',
  component: SectionFrame,
  args: {
    icon: 'phone',
    title: 'Mobile number',
    text: 'We send codes to it, never offers.',
    children: <Button variant="secondary">Change</Button>,
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-2xl bg-canvas p-4">
        <h2 className="mb-4 text-lg font-semibold">My account</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SectionFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Plain: Story = {};
export const WithState: Story = { args: { badge: <StatusPill tone="good">Bound</StatusPill> } };
