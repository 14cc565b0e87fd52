import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { AgreementWidget } from './agreement-widget.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'agreement',
  control: 'agreement',
  schema: { type: 'boolean', const: true },
  options: { agreement: { age: 21, termsHref: '/help?section=terms' } },
  filled: { agreement: true },
  wrong: 'Please confirm your age and accept the terms',
});

const meta = {
  title: 'Forms/Widgets/Agreement',
  component: SchemaForm,
  subcomponents: { AgreementWidget },
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
