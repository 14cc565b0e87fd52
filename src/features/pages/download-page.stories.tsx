import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadPage } from './download-page.tsx';

const meta = {
  title: 'Pages/Download',
  component: DownloadPage,
  parameters: { route: '/download' },
} satisfies Meta<typeof DownloadPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Apps: Story = {};

export const Loading: Story = { parameters: { answers: { 'account.status': 'pending' } } };
