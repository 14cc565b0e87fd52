import type { Meta, StoryObj } from '@storybook/react-vite';
import { unread } from '#schemas/calls/common.ts';
import { CentreModal, type CentreEntry } from './centre-modal.tsx';
import { countOf } from './entry-badge.tsx';

const meta = {
  title: 'Pages/Frame of a centre',
  component: CentreModal,
  args: { centre: 'member', onClose: () => undefined },
} satisfies Meta<typeof CentreModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MemberCentre: Story = {};

export const AgentCentre: Story = { args: { centre: 'agent' } };

export const WithAPage: Story = { args: { children: <p>The page that was asked for stands here.</p> } };

const ENTRIES: readonly CentreEntry[] = [
  { key: 'securityCenter', label: 'page.securityCenter', icon: 'user', to: '?member=securityCenter' },
  { key: 'transferFund', label: 'page.transferFund', icon: 'wallet', to: '?member=transferFund' },
  {
    key: 'depositv2',
    label: 'page.depositv2',
    icon: 'deposit',
    to: '?member=depositv2',
    badge: countOf(unread, {}, () => 3),
  },
  {
    key: 'withdraw',
    label: 'page.withdraw',
    icon: 'withdraw',
    to: '?member=withdraw',
    badge: countOf(unread, {}, () => 120),
  },
  { key: 'transferUpline', label: 'page.transferUpline', icon: 'users', to: '?member=transferUpline' },
];

/** The menu is next to the page. On phones, a button with the name of the page opens it. */
export const WithMenu: Story = {
  args: { entries: ENTRIES, page: 'transferFund', children: <p>The page that was asked for stands here.</p> },
};

export const MenuOnPhone: Story = {
  ...WithMenu,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: /My wallet/ });
    if (button !== null && button.checkVisibility()) await userEvent.click(button);
    await canvas.findByRole('link', { name: /Deposit/ });
  },
};

/** The requested page does not exist; the menu is shown anyway. */
export const UnknownPage: Story = { args: { entries: ENTRIES, page: 'transactionHistory' } };
