// Made by `npm run generate` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: 'Flows/Deposit', render: renderFlow } satisfies Meta;
export default meta;

export const Choosing: StoryObj = { name: 'Choosing. At the start', parameters: { session: 'player', flow: { name: 'deposit', at: 'choosing' } } };
export const Sending: StoryObj = { name: 'Sending. Submit form', parameters: { session: 'player', flow: { name: 'deposit', at: 'sending' } } };
export const Paying: StoryObj = { name: 'Paying. Open order', parameters: { session: 'player', flow: { name: 'deposit', at: 'paying' } } };
export const ChoosingRefused: StoryObj = { name: 'Choosing: refused. Submit form, sending fails (orders open)', parameters: { session: 'player', flow: { name: 'deposit', at: 'choosing refused' } } };
export const Checking: StoryObj = { name: 'Checking. Submit form, sending fails (network)', parameters: { session: 'player', flow: { name: 'deposit', at: 'checking' } } };
export const Paid: StoryObj = { name: 'Paid. Open order, paying succeeds', parameters: { session: 'player', flow: { name: 'deposit', at: 'paid' } } };
export const Failed: StoryObj = { name: 'Failed. Open order, paying succeeds', parameters: { session: 'player', flow: { name: 'deposit', at: 'failed' } } };
export const Expired: StoryObj = { name: 'Expired. Open order, paying succeeds', parameters: { session: 'player', flow: { name: 'deposit', at: 'expired' } } };
export const ChoosingUndone: StoryObj = { name: 'Choosing: undone. Submit form, sending fails (network), checking fails (not carried out)', parameters: { session: 'player', flow: { name: 'deposit', at: 'choosing undone' } } };
export const WaitingRefused: StoryObj = { name: 'Waiting: refused. Submit form, sending fails (network), checking fails (network)', parameters: { session: 'player', flow: { name: 'deposit', at: 'waiting refused' } } };
export const CheckingRefused: StoryObj = { name: 'Checking: refused. Submit form, sending fails (network), checking fails (network), again check', parameters: { session: 'player', flow: { name: 'deposit', at: 'checking refused' } } };
