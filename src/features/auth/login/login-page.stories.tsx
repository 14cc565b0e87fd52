import type { Meta, StoryObj } from '@storybook/react-vite';
import { country, registerSettings, status } from '#schemas/calls/account.ts';
import { answer, pageStates, waitsFor } from '../../../../.storybook/page-states.ts';
import { statusWithout } from '../../../../.storybook/sample-status.ts';
import { LoginPage } from './login-page.tsx';

/** The first page of a brand that asks for login. */
const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  parameters: { route: '/login' },
  globals: { brand: 'kumo' },
} satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([waitsFor(status), waitsFor(country), waitsFor(registerSettings)]);

export const Visitor: Story = {};

export const WithoutRegistration: Story = { parameters: { answers: answer(status, statusWithout('DIRECTREG3')) } };

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;
