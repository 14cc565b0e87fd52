import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { DateWidget } from './date-widget.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'Date of birth',
  control: 'day',
  schema: { type: 'string', format: 'date' },
  options: { days: { first: '1926-01-01', last: '2008-11-20' } },
  filled: { 'Date of birth': '1990-05-31' },
  wrong: 'The date is not right',
});

const meta = {
  title: 'Forms/Widgets/Date',
  component: SchemaForm,
  subcomponents: { DateWidget },
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
