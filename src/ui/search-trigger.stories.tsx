import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Icon } from './icon.tsx';
import { SearchPanel } from './search-panel.tsx';
import { SearchTrigger } from './search-trigger.tsx';

const TEXTS = { search: 'Search', empty: 'No city found', close: 'Close' };

function Cities() {
  return (
    <SearchTrigger
      label="City"
      trigger={<Icon name="globe" />}
      chunk="cities"
      load={async () => SearchPanel}
      className="inline-flex size-11 items-center justify-center rounded-control border border-field-line text-ink"
      panel={{
        label: 'City',
        value: 'manila',
        options: [
          { value: 'manila', label: 'Manila' },
          { value: 'cebu', label: 'Cebu' },
        ],
        texts: TEXTS,
        onChoose: () => undefined,
      }}
    />
  );
}

const meta = {
  title: 'UI/Search trigger',
  component: Cities,
  subcomponents: { SearchTrigger },
  decorators: [(Story) => <main className="min-h-112 bg-surface p-6">{Story()}</main>],
} satisfies Meta<typeof Cities>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OpenedByALetter: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('c');
    await screen.findByRole('listbox');
  },
};
