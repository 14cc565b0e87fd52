import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { SearchList } from './search-list.tsx';

function Searched(list: ComponentProps<typeof SearchList>) {
  const [query, setQuery] = useState(list.query);
  return <SearchList {...list} query={query} onQuery={setQuery} />;
}

const options = [
  { value: 'PH', label: 'Philippines', detail: '+63' },
  { value: 'VN', label: 'Việt Nam', detail: '+84' },
  { value: 'TH', label: 'ไทย', detail: '+66' },
];

const meta = {
  title: 'UI/Search list',
  component: SearchList,
  args: {
    id: 'countries',
    label: 'Country',
    options,
    value: 'VN',
    query: '',
    onQuery: () => undefined,
    texts: { search: 'Search', empty: 'No country found', close: 'Close' },
    inSheet: false,
    onChoose: () => undefined,
    onLeave: () => undefined,
  },
  render: (args) => <Searched {...args} />,
  decorators: [(Story) => <main className="h-96 max-w-sm bg-surface p-4">{Story()}</main>],
} satisfies Meta<typeof SearchList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Found: Story = { args: { query: 'viet' } };

export const NothingFound: Story = { args: { query: 'zzz' } };

export const InASheet: Story = { args: { inSheet: true } };

export const Grouped: Story = {
  args: {
    label: 'Language',
    value: 'EN',
    options: [
      { value: 'EN', label: 'English', group: 'Suggested' },
      { value: 'TH', label: 'ไทย', lang: 'th', hint: 'Thai', group: 'Suggested' },
      { value: 'AR', label: 'العربية', lang: 'ar', direction: 'rtl', hint: 'Arabic', group: 'Other languages' },
      {
        value: 'BR',
        label: 'Português (Brasil)',
        lang: 'pt-BR',
        hint: 'Brazilian Portuguese',
        group: 'Other languages',
      },
    ],
  },
};

export const Long: Story = {
  args: {
    options: Array.from({ length: 250 }, (_, at) => ({
      value: String(at),
      label: `Country ${at + 1}`,
      detail: `+${at + 1}`,
    })),
  },
};
