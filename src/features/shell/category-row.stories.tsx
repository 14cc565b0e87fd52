import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameMenus } from '#schemas/calls/account.ts';
import { pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { CategoryRow } from './category-row.tsx';

const meta = {
  title: 'Shell/Category row',
  component: CategoryRow,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof CategoryRow>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(gameMenus, { empty: [] })]);

export const AsThePlatformAnswers: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Empty: Story = states.empty;
