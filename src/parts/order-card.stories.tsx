import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/button.tsx';
import { OrderCard } from './order-card.tsx';

const at = (minute: number): number => Date.UTC(2026, 2, 9, 4, minute);

const meta = {
  title: 'Parts/Order card',
  component: OrderCard,
  args: {
    amount: 'P 1,000.00',
    title: 'Sandbox Bank •••• 3344',
    status: { tone: 'wait', text: 'Being sent' },
    steps: [
      { name: 'placed', at: at(0), isReached: true },
      { name: 'reviewed', at: at(12), isReached: true },
      { name: 'paidOut', at: null, isReached: false },
      { name: 'received', at: null, isReached: false },
    ],
    number: 'W260309A1B2C3D4E5',
    expected: { label: 'Expected by', at: at(45) },
  },
  decorators: [(Story) => <ul className="max-w-md bg-canvas p-4">{Story()}</ul>],
} satisfies Meta<typeof OrderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WithAction: Story = { args: { children: <Button block>Take back</Button> } };
export const Ended: Story = {
  args: {
    status: { tone: 'bad', text: 'Rejected' },
    steps: [
      { name: 'placed', at: at(0), isReached: true },
      { name: 'ended', at: at(12), isReached: true },
    ],
    expected: null,
    note: 'The bank sent it back. The money is back in your wallet.',
  },
};
export const LongTexts: Story = {
  args: {
    amount: 'Rp 123,456,789,012.00',
    title: 'Bank of the Philippine Islands and Neighbouring Provinces •••• 3344',
    status: { tone: 'wait', text: 'Waiting for the confirmation of the receipt' },
    children: <Button block>Take the withdrawal back before it is reviewed</Button>,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false }, textSize: 'double' },
};
