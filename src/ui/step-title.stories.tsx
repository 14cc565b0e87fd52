import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepTitle } from './step-title.tsx';

const meta = {
  title: 'UI/Step title',
  component: StepTitle,
  args: { level: 'h2', children: 'Confirm the withdrawal' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-md bg-canvas p-4">
        <Story />
      </main>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveFocus(),
} satisfies Meta<typeof StepTitle>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
