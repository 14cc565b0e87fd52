import { screen } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useToasts } from '#src/modals/toast-store.ts';
import { Button } from '#src/ui/button.tsx';
import { AfterStart } from './after-start.tsx';

function ShowToast() {
  const { show } = useToasts();
  return <Button onClick={() => show('Saved', 'success')}>Save</Button>;
}

const meta = {
  title: 'Pages/After start',
  component: AfterStart,
  render: () => (
    <main className="p-4">
      <ShowToast />
      <AfterStart />
    </main>
  ),
} satisfies Meta<typeof AfterStart>;
export default meta;

type Story = StoryObj<typeof meta>;

const PATIENCE = { timeout: 5_000 };

/** A toast appears after the user action. */
export const AToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }, PATIENCE));
    await screen.findAllByText('Saved', {}, PATIENCE);
  },
};
