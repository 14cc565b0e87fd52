import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Statechart } from './statechart.tsx';
import { storyFlow } from './story-flow.ts';

interface Args {
  /** A flow with its current state. */
  readonly name: string;
  readonly at: string;
  readonly onGo: (at: string) => void;
}

const meta = {
  title: 'Workbench/Statechart',
  args: { name: 'game launch', at: 'asking.quick', onGo: fn() },
  render: ({ name, at, onGo }) => (
    <main>
      <Statechart scenarios={storyFlow(name, at).scenarios} at={at} onGo={onGo} />
    </main>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each button moves to the state that its event leads to. */
export const Asking: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('asking quick', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText('asking quick', { selector: '[data-lit] text' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^asking fails \(game maintenance\)/ }));
    await expect(args.onGo).toHaveBeenCalledWith('failed game_maintenance');
  },
};
export const TheLargest: Story = { args: { name: 'login', at: 'editing username refused' } };
/** A final state, which has no further events. */
export const AtItsEnd: Story = { args: { name: 'login', at: 'signedIn username' } };
