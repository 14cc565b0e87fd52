import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentProps } from 'react';
import { AnchoredPanel } from './anchored-panel.tsx';
import { Button } from './button.tsx';

function Anchored({
  className = '',
  ...panel
}: Omit<ComponentProps<typeof AnchoredPanel>, 'anchor'> & { className?: string }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <main className={`flex min-h-dvh flex-col p-6 ${className}`}>
      <Button ref={anchor} variant="secondary" className="self-start">
        Choose
      </Button>
      <AnchoredPanel {...panel} anchor={anchor} />
    </main>
  );
}

const meta = {
  title: 'UI/Anchored panel',
  component: Anchored,
  subcomponents: { AnchoredPanel },
  args: {
    label: 'Countries',
    height: 240,
    onClose: () => undefined,
    onDismiss: () => undefined,
    children: <p className="p-4">The options of the panel.</p>,
  },
} satisfies Meta<typeof Anchored>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderItsButton: Story = {};

export const OverItsButton: Story = { args: { className: 'justify-end' } };
