import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme, type FormProps } from '@rjsf/core';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import { FormSpeaker } from '../form-speaker.tsx';
import { LeafField } from '../leaf-field.tsx';
import { theme } from '../theme.ts';
import { schemaValidator } from '../validator/schema-validator.ts';
import { ErrorList } from './error-list.tsx';
import { FieldErrors } from './field-errors.tsx';
import { FieldSection } from './field-section.tsx';
import { FieldTemplate } from './field-template.tsx';
import { ObjectFieldTemplate } from './object-field-template.tsx';
import { SubmitButton } from './submit-button.tsx';

const PlainForm = withTheme(theme);

function Plain(form: FormProps) {
  return (
    <FormSpeaker>
      <PlainForm {...form} />
    </FormSpeaker>
  );
}

/** RJSF's own form with this theme and nothing else of ours. */
const meta = {
  title: 'Forms/Templates',
  component: Plain,
  subcomponents: { ErrorList, FieldErrors, FieldSection, FieldTemplate, LeafField, ObjectFieldTemplate, SubmitButton },
  args: {
    validator: schemaValidator,
    noHtml5Validate: true,
    onError: () => undefined,
    schema: {
      type: 'object',
      title: 'Account',
      description: 'Who plays here.',
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'Name', minLength: 4, description: '4 characters or more' },
        address: { type: 'object', title: 'Address', properties: { city: { type: 'string', title: 'City' } } },
      },
    },
  },
  decorators: [(Story) => <main className="mx-auto max-w-md bg-surface p-4 sm:p-6">{Story()}</main>],
} satisfies Meta<typeof Plain>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { formData: { name: 'Ana Cruz', address: { city: 'Cebu' } } } };

export const Wrong: Story = {
  args: {
    formData: { name: 'A' },
    extraErrors: new ErrorSchemaBuilder().addErrors('This address is not in the Philippines.', 'address').ErrorSchema,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findAllByText(/This address is not in the Philippines/);
  },
};

export const Disabled: Story = { args: { formData: { name: 'Ana Cruz' }, disabled: true } };

export const ReadOnly: Story = { args: { formData: { name: 'Ana Cruz' }, readonly: true } };

export const WithoutAButton: Story = { args: { uiSchema: { 'ui:submitButtonOptions': { norender: true } } } };
