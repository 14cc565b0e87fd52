import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchRow } from './search-row.tsx';

const meta = {
  title: 'UI/Search row',
  component: SearchRow,
  args: {
    id: 'row',
    option: { value: 'VN', label: 'Việt Nam', detail: '+84' },
    active: false,
    selected: false,
    className: '',
    onPoint: () => undefined,
    onChoose: () => undefined,
  },
  decorators: [
    (Story) => (
      <main className="max-w-84 bg-surface p-4">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as in SearchList */}
        <div role="listbox" aria-label="Options" tabIndex={-1}>
          {Story()}
        </div>
      </main>
    ),
  ],
} satisfies Meta<typeof SearchRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithDetail: Story = {};

export const ActiveAndSelected: Story = { args: { active: true, selected: true } };

export const WithHint: Story = {
  args: { option: { value: 'AR', label: 'العربية', lang: 'ar', direction: 'rtl', hint: 'Arabic' } },
};

/** A hint that does not fit beside the label goes below it. */
export const WithLongHint: Story = {
  args: {
    option: { value: 'PT', label: 'Português (Portugal)', lang: 'pt-PT', hint: 'European Portuguese, as in Lisbon' },
  },
};

export const TruncatedLabel: Story = {
  args: { option: { value: 'GS', label: 'South Georgia and the South Sandwich Islands', detail: '+500' } },
};
