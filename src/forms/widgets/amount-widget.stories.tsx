import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { AmountWidget } from './amount-widget.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'Amount',
  control: 'amount',
  schema: { type: 'number', minimum: 100, maximum: 50_000 },
  options: { money: { currency: 'PHP', symbol: '₱', quick: ['500', '1000', '5000', '20000'] } },
  filled: { Amount: '1234.50' },
  wrong: 'Your balance is lower',
});

const meta = {
  title: 'Forms/Widgets/Amount',
  component: SchemaForm,
  subcomponents: { AmountWidget },
  args: states.args,
  decorators: states.decorators,
} satisfies Meta<typeof SchemaForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = states.empty;
export const Optional: Story = states.optional;
export const Filled: Story = states.filled;
export const Wrong: Story = states.wrong;
export const Disabled: Story = states.disabled;
export const ReadOnly: Story = states.readOnly;
