import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { TextWidget } from './input-widgets.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'username',
  control: 'text',
  schema: { type: 'string', minLength: 4 },
  filled: { username: 'anacruz' },
  wrong: 'This username is taken',
});

const meta = {
  title: 'Forms/Widgets/Text',
  component: SchemaForm,
  subcomponents: { TextWidget },
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
