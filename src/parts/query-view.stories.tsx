import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { QueryView, type LoadedData } from './query-view.tsx';

const sample: LoadedData<readonly string[]> = {
  data: ['Perya', 'Lotus', 'Siam'],
  isError: false,
  refetch: () => undefined,
};

const meta = {
  title: 'Parts/Query view',
  component: QueryView<readonly string[]>,
  args: {
    query: sample,
    failed: 'The brands did not load.',
    empty: <EmptyState icon="grid" title="No brands" />,
    children: (brands: readonly string[]) => (
      <ul>
        {brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    ),
  },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof QueryView<readonly string[]>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Loading: Story = { args: { query: { ...sample, data: undefined } } };

export const Failed: Story = { args: { query: { ...sample, data: undefined, isError: true } } };

export const Empty: Story = { args: { query: { ...sample, data: [] } } };

/** Shows the previous content after a refresh has failed. */
export const Stale: Story = { args: { query: { ...sample, isError: true } } };
