import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { SelectWidget } from './input-widgets.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'Account type',
  control: 'select',
  schema: { type: 'string', enum: ['weak', 'fair', 'strong'] },
  options: {
    choices: [
      { value: 'weak', labelKey: 'strength.1' },
      { value: 'fair', labelKey: 'strength.2' },
      { value: 'strong', labelKey: 'strength.3' },
    ],
  },
  filled: { 'Account type': 'fair' },
  wrong: 'Choose another one',
});

const meta = {
  title: 'Forms/Widgets/Select',
  component: SchemaForm,
  subcomponents: { SelectWidget },
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
