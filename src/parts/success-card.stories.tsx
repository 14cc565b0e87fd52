import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuccessCard } from './success-card.tsx';

const ignore = (): void => undefined;
const record = { label: 'See the record', to: '?member=transactionHistory&record=D260309A1B2C3D4E5' };
const again = { label: 'Another deposit', onPress: ignore };
const narrow = { globals: { viewport: { value: 'mobile1', isRotated: false }, textSize: 'double' } } as const;

const meta = {
  title: 'Parts/Success card',
  component: SuccessCard,
  args: {
    success: {
      title: 'The money is in your main wallet',
      amount: 'P 1,000.00',
      toWager: 'P 1,000.00',
      number: 'D260309A1B2C3D4E5',
    },
    next: 'play',
    others: [again, record],
  },
  decorators: [(Story) => <div className="max-w-xl bg-canvas p-4">{Story()}</div>],
} satisfies Meta<typeof SuccessCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OwnMoney: Story = {};

export const WithBonus: Story = {
  args: {
    success: {
      title: 'The money is in your main wallet',
      amount: 'P 1,500.00',
      split: { own: 'P 1,000.00', bonus: 'P 500.00' },
      toWager: 'P 15,000.00',
      number: 'D260309A1B2C3D4E5',
    },
  },
};

/** A withdrawal for which the platform has estimated the arrival time. */
export const Expected: Story = {
  args: {
    success: {
      title: 'Your withdrawal is under way',
      amount: 'P 1,000.00',
      facts: [
        { label: 'Pay out to', value: 'Sandbox Bank •••• 3344' },
        { label: 'Fee', value: 'P 10.00' },
        { label: 'You receive', value: 'P 990.00' },
      ],
      expectedAt: Date.UTC(2026, 2, 9, 4, 45),
      number: 'W260309A1B2C3D4E5',
    },
    next: record,
    others: [{ label: 'Another withdrawal', onPress: ignore }],
  },
};

/** A withdrawal under review has no estimate yet. */
export const InReview: Story = {
  args: {
    success: {
      title: 'Your withdrawal is under way',
      text: 'It is reviewed first and paid right after.',
      amount: 'P 1,000.00',
      number: 'W260309A1B2C3D4E5',
    },
    next: record,
    others: [],
  },
};

/** The end of a flow that moves no money. */
export const WithoutAmount: Story = {
  args: {
    success: { title: 'The account newplayer01 was created', text: 'Pass on the username and the password.' },
    next: { label: 'Open the member', to: '?agent=downlineManagmentView' },
    others: [{ label: 'Another account', onPress: ignore }],
  },
};

/** A card whose only action is closing it. */
export const WithoutNext: Story = {
  args: {
    success: { title: 'Your application was sent', text: 'We will review it and send you a message.' },
    next: null,
    others: [{ label: 'Close', onPress: ignore }],
    compact: true,
  },
};

/** A small version, as shown in the card of a mission or reward. */
export const Compact: Story = {
  args: {
    compact: true,
    success: {
      title: 'The bonus is in your main wallet',
      amount: 'P 88.00',
      toWager: 'P 264.00',
      number: 'B260309A1B2C3D4E5',
    },
    others: [record],
  },
  decorators: [(Story) => <div className="max-w-xs">{Story()}</div>],
};

const LONG = {
  title: 'Your withdrawal is under way and will be checked by a member of the finance team',
  text: 'It is reviewed first and paid right after.',
  amount: 'Rp 123,456,789,012.00',
  split: { own: 'Rp 100,000,000,000.00', bonus: 'Rp 23,456,789,012.00' },
  facts: [{ label: 'Pay out to', value: 'Bank of the Philippine Islands and Neighbouring Provinces •••• 3344' }],
  expectedAt: Date.UTC(2026, 2, 9, 4, 45),
  toWager: 'Rp 1,234,567,890,120.00',
  number: 'W260309A1B2C3D4E5',
};
export const LongTexts: Story = { args: { success: LONG }, ...narrow };
export const CompactLongTexts: Story = { args: { success: LONG, compact: true }, ...narrow };
