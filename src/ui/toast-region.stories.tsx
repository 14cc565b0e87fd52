import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from './toast-region.tsx';

const meta = {
  title: 'UI/Toasts',
  component: ToastRegion,
  args: {
    closeLabel: 'Close',
    onDismiss: () => undefined,
    items: [
      { id: '1', text: 'Saved.', tone: 'success' },
      { id: '2', text: 'A new code is on its way.', tone: 'info' },
      { id: '3', text: 'Network link is abnormal, please try again', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

export const AllTones: StoryObj<typeof meta> = {};
