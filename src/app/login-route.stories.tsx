import type { Meta, StoryObj } from '@storybook/react-vite';
import { country, registerSettings, status } from '#schemas/calls/account.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { pageStates, waitsFor } from '../../.storybook/page-states.ts';
import { LoginRoute } from './login-route.tsx';

const meta = {
  title: 'Pages/Way to the login',
  component: LoginRoute,
  args: { home: <HomePage /> },
  parameters: { route: '/login' },
} satisfies Meta<typeof LoginRoute>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(status), waitsFor(country), waitsFor(registerSettings)]);

/** A brand that anyone may look at: its home, with the modal over it. */
export const OverHome: Story = {};

/** A brand that asks for login first. */
export const Page: Story = { globals: { brand: 'kumo' } };

export const Loading: Story = { ...states.loading, globals: { brand: 'kumo' } };

export const Failed: Story = { ...states.failed, globals: { brand: 'kumo' } };
