import type { Meta, StoryObj } from '@storybook/react-vite';
import { country, registerSettings, status } from '#schemas/calls/account.ts';
import { pageStates, waitsFor } from '../../../../.storybook/page-states.ts';
import { LoginModal } from './login-modal.tsx';

const meta = {
  title: 'Auth/Login modal',
  component: LoginModal,
  args: { onClose: () => undefined },
} satisfies Meta<typeof LoginModal>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(status), waitsFor(country), waitsFor(registerSettings)]);

export const ByUserName: Story = {};
export const ByMobileNumber: Story = {
  globals: { modules: { MOBILEVERCODELOGIN3: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Mobile number' }));
    await canvas.findByRole('button', { name: 'Send code' }, { timeout: 5_000 });
  },
};
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
/** A platform without login by code. */
export const OneWay: Story = { globals: { brand: 'lotus' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
