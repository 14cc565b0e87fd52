import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Notices/Notice text',
  component: RichText,
  args: { blank: 'This announcement has no text.' },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Written: Story = {
  args: {
    html: '<h2>Maintenance</h2><p>Dear player,<br>the wallet rests from 02:00.</p><ol><li>Finish your game</li><li>Come back at 04:00</li></ol><p>Thank you &amp; good luck.</p>',
  },
};

export const Hostile: Story = {
  args: { html: '<img src=x onerror=alert(1)><script>alert(1)</script><p>Only this is left.</p>' },
};

export const Blank: Story = { args: { html: '' } };
