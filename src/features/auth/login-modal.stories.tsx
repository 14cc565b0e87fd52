import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginModal } from './login-modal.tsx';

const meta = {
  title: 'Auth/Login modal',
  component: LoginModal,
  args: { onClose: () => undefined },
} satisfies Meta<typeof LoginModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByUserName: Story = {};
export const ByMobileNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Mobile number' }));
    await canvas.findByRole('button', { name: 'Send code' }, { timeout: 5_000 });
  },
};
/** A platform without login by code. */
export const OneWay: Story = { globals: { brand: 'lotus' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
