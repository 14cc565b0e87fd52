import type { Meta, StoryObj } from '@storybook/react-vite';
import { recentGames } from '#schemas/calls/games.ts';
import { pageStates, waitsFor } from '../../.storybook/page-states.ts';
import { sampleRecentPage } from '../../.storybook/sample-rows.ts';
import { MemberShelf } from './member-shelf.tsx';

/** Nothing at all for a visitor, and for a member who has played nothing. */
const meta = {
  title: 'Home/Shelf of a member',
  component: MemberShelf,
  parameters: { session: 'player' },
  decorators: [(Story) => <div className="min-h-20 p-4">{Story()}</div>],
} satisfies Meta<typeof MemberShelf>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(recentGames, { empty: { list: [], totalPages: 0 }, many: sampleRecentPage })]);

export const Member: Story = {};

export const Visitor: Story = { parameters: { session: 'visitor' } };

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
