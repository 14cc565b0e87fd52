import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { TextAreaWidget } from './text-area-widget.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'comment',
  control: 'longText',
  schema: { type: 'string', maxLength: 140 },
  filled: { comment: 'My win of yesterday evening, on the third spin.' },
  wrong: 'Write 20 to 140 characters',
});

const meta = {
  title: 'Forms/Widgets/Text area',
  component: SchemaForm,
  subcomponents: { TextAreaWidget },
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
