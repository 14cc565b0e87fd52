import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { controlStates } from './control-states.tsx';
import { StepperWidget } from './stepper-widget.tsx';

const states = controlStates({
  name: 'quantity',
  control: 'stepper',
  schema: { type: 'integer', minimum: 1, maximum: 8 },
  filled: { quantity: '3' },
  wrong: 'There are fewer left than that',
});

const meta = {
  title: 'Forms/Widgets/Stepper',
  component: SchemaForm,
  subcomponents: { StepperWidget },
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
