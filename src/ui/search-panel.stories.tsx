import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { SearchPanel } from './search-panel.tsx';

function Opened(panel: Omit<ComponentProps<typeof SearchPanel>, 'anchor'>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState(panel.query);
  return (
    <main className="min-h-dvh p-6">
      <Button ref={anchor} variant="secondary">
        Choose
      </Button>
      <SearchPanel {...panel} anchor={anchor} query={query} onQuery={setQuery} />
    </main>
  );
}

const meta = {
  title: 'UI/Search panel',
  component: Opened,
  subcomponents: { SearchPanel },
  args: {
    id: 'country-panel',
    label: 'Country',
    options: [
      { value: 'PH', label: 'Philippines', detail: '+63' },
      { value: 'VN', label: 'Việt Nam', detail: '+84' },
    ],
    value: 'VN',
    query: '',
    onQuery: () => undefined,
    texts: { search: 'Search', empty: 'No country found', close: 'Close' },
    onChoose: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof Opened>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideItsButton: Story = {};

export const NothingFound: Story = { args: { query: 'zzz' } };

/** On phones the panel is a sheet. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
