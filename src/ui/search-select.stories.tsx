import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { screen } from 'storybook/test';
import { SearchSelect } from './search-select.tsx';

function Chosen(field: ComponentProps<typeof SearchSelect>) {
  const [value, setValue] = useState(field.value);
  return (
    <SearchSelect
      {...field}
      value={value}
      trigger={field.options.find((option) => option.value === value)?.label ?? 'Choose'}
      onValue={setValue}
    />
  );
}

const meta = {
  title: 'UI/Search select',
  component: SearchSelect,
  args: {
    label: 'Country',
    trigger: 'Choose',
    value: 'VN',
    options: [
      { value: 'PH', label: 'Philippines', detail: '+63' },
      { value: 'VN', label: 'Việt Nam', detail: '+84' },
      { value: 'GS', label: 'South Georgia and the South Sandwich Islands', detail: '+500' },
    ],
    onValue: () => undefined,
    texts: { search: 'Search', empty: 'No country found', close: 'Close' },
    className: 'min-h-10 border border-field-line bg-raised px-3 text-sm text-ink',
  },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <main className="min-h-112 bg-surface p-6">{Story()}</main>],
} satisfies Meta<typeof SearchSelect>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Closed: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};
