import type { Meta, StoryObj } from '@storybook/react-vite';
import { balance, gameMenus } from '#schemas/calls/account.ts';
import { Button } from '#src/ui/button.tsx';
import { answer } from '#storybook/story-answers.ts';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Shell/Header',
  component: SiteHeader,
  args: {
    login: (
      <Button variant="secondary" size="sm">
        Log in
      </Button>
    ),
    openMember: () => undefined,
    openAgent: () => undefined,
  },
  decorators: [(Story) => <div className="min-h-[560px]">{Story()}</div>],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;
const narrow = { viewport: { value: 'mobile1', isRotated: false } };

export const Visitor: Story = {};
export const Player: Story = { parameters: { session: 'player' } };
export const Agent: Story = { parameters: { session: 'agent' } };
export const Trial: Story = { parameters: { session: 'trial' } };
export const AccountMenuOpen: Story = {
  parameters: { session: 'agent' },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /account menu/ })),
};
export const BalanceOnItsWay: Story = { parameters: { session: 'player', answers: answer(balance, 'pending') } };
export const MenusOnTheirWay: Story = { parameters: { answers: answer(gameMenus, 'pending') } };
export const NarrowVisitor: Story = { globals: narrow };
export const NarrowPlayer: Story = { globals: narrow, parameters: { session: 'player' } };
