import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

function Typed(field: ComponentProps<typeof PasswordField>) {
  const [value, setValue] = useState(field.value);
  return <PasswordField {...field} value={value} onValue={setValue} />;
}

const meta = {
  title: 'UI/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    value: 'Play1234',
    onValue: () => undefined,
    showText: 'Show the password',
    hideText: 'Hide the password',
    capsLockText: 'Caps Lock is on',
  },
  render: (args) => <Typed {...args} />,
  decorators: [(Story) => <div className="max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Hidden: Story = {};
export const Shown: Story = { play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')) };
export const Wrong: Story = { args: { error: 'Use 8 characters or more.' } };
