import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'UI/QR code',
  component: QrCode,
  args: { value: 'https://perya.example/app', label: 'QR code for the app' },
  decorators: [(Story) => <div className="p-6">{Story()}</div>],
} satisfies Meta<typeof QrCode>;
export default meta;

export const Address: StoryObj<typeof meta> = {};
