import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Rich text',
  component: RichText,
  args: { html: '', blank: 'This announcement has no text.' },
  decorators: [(Story) => <div className="bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Written: Story = {
  args: {
    html: `<h2>Maintenance</h2><p>Dear player,<br>the wallet rests <strong>from 02:00</strong>.</p><ol><li>Finish your game</li>
      <li>Come back at <em>04:00</em></li></ol><blockquote>Your balance is safe.</blockquote>
      <p>See <a href="/promotions">promotions</a> or <a href="https://partner.example/rules">the rules</a>.</p>`,
  },
};

export const WithTable: Story = {
  args: {
    html: `<table><thead><tr><th scope="col">Level</th><th scope="col">Rebate</th><th scope="col">Longest wait for a withdrawal</th></tr></thead>
      <tbody><tr><td>Bronze</td><td>0.3 %</td><td>60 minutes</td></tr><tr><td>Gold</td><td>0.8 %</td><td>10 minutes</td></tr></tbody></table>`,
  },
};
export const WithTableNarrow: Story = { ...WithTable, globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Hostile: Story = {
  args: { html: '<img src=x onerror=alert(1)><script>alert(1)</script><p>Only this is left.</p>' },
};

export const Blank: Story = { args: { html: '<p> </p>' } };

/** A text that exceeds the maximum length and is cut off. */
export const Cut: Story = { args: { html: `<p>${'A long text. '.repeat(16_000)}</p>` } };
