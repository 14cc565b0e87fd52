import type { Meta, StoryObj } from '@storybook/react-vite';
import { CentreModal } from './centre-modal.tsx';

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
