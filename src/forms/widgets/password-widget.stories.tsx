import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldRuleSchema } from '#schemas/forms/field-rule-schema.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { SchemaForm } from '../schema-form.tsx';
import { PasswordWidget } from './password-widget.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'password',
  control: 'password',
  schema: fieldRuleSchema(
    'password',
    { enabled: true, required: true, acceptedPattern: PATTERNS[18], patternId: 18, minLength: 10, maxLength: 64 },
    'format',
  ),
  options: { strength: true, autoComplete: 'new-password', keptInDraft: false, trimmed: false },
  filled: { password: 'tulip48garden' },
  wrong: 'Choose another password',
});

const meta = {
  title: 'Forms/Widgets/Password',
  component: SchemaForm,
  subcomponents: { PasswordWidget },
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
