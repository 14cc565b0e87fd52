import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { Checkbox } from './checkbox.tsx';

function Ticked(box: ComponentProps<typeof Checkbox>) {
  const [checked, setChecked] = useState(box.checked);
  return <Checkbox {...box} checked={checked} onChecked={setChecked} />;
}

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'I am 21 years old or over and accept the terms', checked: false, onChecked: () => undefined },
  render: (args) => <Ticked {...args} />,
  decorators: [(Story) => <div className="max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Wrong: Story = { args: { error: 'Please accept the terms.' } };
export const Disabled: Story = { args: { disabled: true } };
