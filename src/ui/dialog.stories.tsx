import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { text: 'The verification code could not be sent.', onAction: () => undefined, closeLabel: 'CLOSE' },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;
export const OneButton: Story = {};
export const Question: Story = {
  args: {
    title: 'Log out?',
    text: 'You can log in again at any time.',
    actions: [
      { id: 'cancel', label: 'Cancel' },
      { id: 'confirm', label: 'Log out', isDefault: true },
    ],
  },
};
export const Destructive: Story = {
  args: {
    title: 'Remove this account?',
    text: 'It cannot be brought back.',
    actions: [
      { id: 'cancel', label: 'Cancel', isDefault: true, variant: 'secondary' },
      { id: 'remove', label: 'Remove', variant: 'danger' },
    ],
  },
};
