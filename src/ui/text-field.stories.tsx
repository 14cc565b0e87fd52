import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Typed(field: TextFieldProps) {
  const [value, setValue] = useState(field.value);
  return <TextField {...field} value={value} onValue={setValue} />;
}

const meta = {
  title: 'UI/Text field',
  component: TextField,
  args: { label: 'Username', value: 'player01', onValue: () => undefined, autoComplete: 'username' },
  render: (args) => <Typed {...args} />,
  decorators: [(Story) => <div className="max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Filled: Story = {};
export const Empty: Story = { args: { value: '', placeholder: '4 to 12 letters' } };
export const Required: Story = { args: { required: true, hint: '4 to 12 letters or digits' } };
export const Wrong: Story = { args: { value: 'p', error: 'Use 4 to 12 letters or digits.' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithSides: Story = {
  args: {
    label: 'Mobile number',
    value: '9171234567',
    leading: '+63',
    trailing: (
      <span className="pe-2 text-success-ink">
        <Icon name="check" />
      </span>
    ),
    autoComplete: 'tel-national',
  },
};
