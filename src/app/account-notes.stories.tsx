import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameMenus } from '#schemas/calls/account.ts';
import { newMember } from '#src/session/new-member.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { AccountNotes } from './account-notes.tsx';

const meta = {
  title: 'Site/Account notes',
  component: AccountNotes,
  parameters: { route: '/index' },
} satisfies Meta<typeof AccountNotes>;
export default meta;

type Story = StoryObj<typeof meta>;

const asNewMember: Pick<Story, 'beforeEach'> = {
  beforeEach: () => {
    newMember.set(true);
    return () => newMember.set(false);
  },
};
const narrow = { viewport: { value: 'mobile1', isRotated: false } };

export const Trial: Story = { parameters: { session: 'trial' } };
export const NarrowTrial: Story = { globals: narrow, parameters: { session: 'trial' } };
export const NewMember: Story = { ...asNewMember, parameters: { session: 'player' } };
export const NarrowNewMember: Story = { ...asNewMember, globals: narrow, parameters: { session: 'player' } };
export const MenusOnTheirWay: Story = {
  ...asNewMember,
  parameters: { session: 'player', answers: answer(gameMenus, 'pending') },
};
export const MenusFailed: Story = {
  ...asNewMember,
  parameters: { session: 'player', answers: answer(gameMenus, BROKEN) },
};
