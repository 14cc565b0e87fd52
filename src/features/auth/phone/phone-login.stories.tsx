import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { brandService, useBrand } from '#src/brand/use-brand.ts';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import type { ClientBrand } from '#src/document/document-data.ts';
import { createStore } from '#src/lib/store.ts';
import { createModalStore } from '#src/modals/modal-store.ts';
import { Problem } from '#schemas/problem.ts';
import { authService, createAuth } from '#src/features/auth/auth-service.ts';
import { LoginModal } from '#src/features/auth/login/login-modal.tsx';

const offline = async (): Promise<never> => {
  throw new Problem({ code: 'network', status: 0, message: '' });
};

const phone = {
  provider: 'sandbox' as const,
  kinds: ['google' as const, 'facebook' as const, 'sms' as const],
  apiKey: 'k',
  authDomain: 'a',
  projectId: 'p',
  appId: '1',
};

/** Renders the login of a brand that has the phone provider. */
function Vouched() {
  const brand = useBrand();
  const [services] = useState(() => [
    provide(
      brandService,
      createStore<ClientBrand>({ ...brand, connectors: { origin: location.origin, human: null, phone } }),
    ),
    provide(
      authService,
      createAuth({
        fetchCall: offline,
        mutateCall: offline,
        session: {
          get: () => ({ phase: 'visitor', member: null, owing: null }),
          start: offline,
          end: () => undefined,
          lapse: () => undefined,
          setChangeDue: () => undefined,
          token: () => null,
        },
        modals: createModalStore(),
        forcesChange: () => false,
        proveHuman: async () => null,
        phone: () => ({ address: 'about:blank', kinds: phone.kinds, language: 'en', theme: 'light' }),
      }),
    ),
  ]);
  return (
    <ServicesProvider services={services}>
      <LoginModal onClose={() => undefined} />
    </ServicesProvider>
  );
}

const meta = { title: 'Auth/Phone provider', component: Vouched } satisfies Meta<typeof Vouched>;
export default meta;

type Story = StoryObj<typeof meta>;
const PATIENCE = { timeout: 5_000 };

export const WaysIn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue with Facebook' }, PATIENCE);
  },
};
/** Opens the SMS step, which hides the login form; the form keeps its values. */
export const BySms: Story = {
  play: async ({ canvas, userEvent }) => {
    const bySms = await canvas.findByRole('button', { name: 'Continue by SMS' }, PATIENCE);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ana');
    await userEvent.click(bySms);
    await expect(await canvas.findByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: 'Username' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await canvas.findByText('Input cannot be empty');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in another way' }));
    await expect(await canvas.findByRole('textbox', { name: 'Username' })).toHaveValue('ana');
  },
};
export const Narrow: Story = { ...WaysIn, globals: { viewport: { value: 'mobile1', isRotated: false } } };
