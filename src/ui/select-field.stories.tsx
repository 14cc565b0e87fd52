import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { SelectField } from './select-field.tsx';

function Chosen(field: ComponentProps<typeof SelectField>) {
  const [value, setValue] = useState(field.value);
  return <SelectField {...field} value={value} onValue={setValue} />;
}

const meta = {
  title: 'UI/Select field',
  component: SelectField,
  args: {
    label: 'Country',
    value: 'PH',
    onValue: () => undefined,
    options: [
      { value: 'PH', label: 'Philippines' },
      { value: 'VN', label: 'Việt Nam' },
    ],
  },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <div className="max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Filled: Story = {};
export const Unchosen: Story = { args: { value: '', placeholder: 'Choose a country', required: true } };
export const Wrong: Story = { args: { error: 'Choose a country.' } };
