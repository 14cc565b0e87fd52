import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { DoneCard } from './done-card.tsx';

const meta = {
  title: 'UI/Done card',
  component: DoneCard,
  args: { title: 'The money was moved', children: <Button variant="secondary">Another transfer</Button> },
} satisfies Meta<typeof DoneCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithText: Story = { args: { text: 'It is reviewed first and paid right after.' } };
export const WithAmount: Story = { args: { amount: 'P 990.00' } };
export const Compact: Story = { args: { amount: 'P 990.00', compact: true } };
