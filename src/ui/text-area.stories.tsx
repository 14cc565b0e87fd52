import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { TextArea } from './text-area.tsx';

function Typed(area: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(area.value);
  return <TextArea {...area} value={value} onValue={setValue} />;
}

const meta = {
  title: 'UI/Text area',
  component: TextArea,
  args: { label: 'What happened', value: '', onValue: () => undefined },
  render: (args) => <Typed {...args} />,
  decorators: [(Story) => <div className="max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Empty: Story = { args: { placeholder: 'At most 140 characters' } };
export const Filled: Story = {
  args: { value: 'The reels stop before the sound does.\nIt happens on every third spin.' },
};
export const Required: Story = { args: { required: true, hint: 'At most 140 characters' } };
export const Wrong: Story = { args: { value: '  ', error: 'Input cannot be empty' } };
export const Disabled: Story = { args: { value: 'Sent', disabled: true } };
