import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from './button.tsx';
import { ScrollStabilizer } from './scroll-stabilizer.tsx';

function Shrinking() {
  const [rows, setRows] = useState(12);
  return (
    <>
      <ScrollStabilizer>
        <ul className="list-none space-y-2">
          {Array.from({ length: rows }, (_, at) => (
            <li key={at} className="card p-4">{`Row ${at + 1}`}</li>
          ))}
        </ul>
      </ScrollStabilizer>
      <div className="mt-4">
        <Button onClick={() => setRows(2)}>Show two rows</Button>
      </div>
    </>
  );
}

const meta = {
  title: 'UI/Scroll stabilizer',
  component: ScrollStabilizer,
  args: { children: null },
  render: () => <Shrinking />,
  decorators: [(Story) => <main className="p-6">{Story()}</main>],
} satisfies Meta<typeof ScrollStabilizer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tall: Story = {};

/** Content below the box keeps its position on screen. */
export const Lower: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show two rows' });
    button.focus();
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(Math.abs(button.getBoundingClientRect().top - before)).toBeLessThan(2);
  },
};
