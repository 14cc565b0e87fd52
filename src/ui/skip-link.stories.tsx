import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'UI/Skip link',
  component: SkipLink,
  args: { to: 'content', text: 'Skip to the content', className: 'absolute start-2 top-2' },
  decorators: [
    (Story) => (
      <div className="relative h-20">
        {Story()}
        <p id="content" tabIndex={-1}>
          Content
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unseen: Story = {};

export const WithTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).opacity).toBe('1');
  },
};
